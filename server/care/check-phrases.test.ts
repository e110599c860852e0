import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPhrases } from './check-phrases.ts';

describe('the check of phrases.md', () => {
  it('finds nothing wrong with ours', () => {
    expect(checkPhrases(readFileSync(join(import.meta.dirname, 'phrases.md'), 'utf8'))).toEqual([]);
  });

  it.each([
    ['## danger dying\n- (die', 'not closed'],
    ['## danger dying\n- Die', 'may not be in'],
    ['## danger dying\n- {want} die', 'no section "## {want}"'],
    ['## danger dying\n- [please]', 'optional'],
    ['## danger dying\n- i die\n## not danger\n- i die', 'never count'],
    ['## sorrow\n- i cry', 'neither a kind'],
  ])('complains of %j', (markdown, what) => {
    expect(checkPhrases(markdown).map((fault) => fault.what)).toEqual([expect.stringContaining(what)]);
  });
});
