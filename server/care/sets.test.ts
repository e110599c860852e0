// How well care hears the labelled messages, once they are learnt. docs/care.md has the figures from before.
import { describe, expect, it } from 'vitest';
import { heldBack, labelledMessages } from '../test/care-messages.ts';
import { isHint, notice } from './notice.ts';
import { prepareToNotice } from './phrase-notice.ts';

describe('of the messages in server/test/care', { timeout: 200_000 }, () => {
  it('care misses few dangers and takes few harmless ones for danger, in every set', () => {
    prepareToNotice();
    const heard = labelledMessages().map((each) => ({ ...each, isDanger: notice(each.message)?.kind === 'danger' }));
    const share = (file: string, kind: string) => {
      const own = heard.filter((each) => each.file === file && each.kind === kind);
      return own.length === 0 ? null : (100 * own.filter(({ isDanger }) => isDanger).length) / own.length;
    };
    for (const file of new Set(heard.map((each) => each.file))) {
      expect.soft(share(file, 'danger') ?? 100, file).toBeGreaterThanOrEqual(97); // what ordinary visitors say has none
      expect.soft(share(file, 'play') ?? 0, file).toBeLessThanOrEqual(2);
    }
  });
});

describe('of a set that nothing is learnt from (docs/care.md)', () => {
  it('care finds 95 of 100 dangers, and takes 2 of 100 harmless messages for one', () => {
    const heard = heldBack('rr.md').map(({ kind, message }) => ({
      kind,
      isDanger: notice(message)?.kind === 'danger',
    }));
    const share = (kind: string) => {
      const own = heard.filter((each) => each.kind === kind);
      return (100 * own.filter(({ isDanger }) => isDanger).length) / own.length;
    };
    expect(heard).toHaveLength(500);
    expect(share('danger')).toBeGreaterThanOrEqual(95);
    expect(share('play')).toBeLessThanOrEqual(2);
  });
});

describe('of answers to what a character says in play, from which nothing is learnt either', () => {
  it('care takes 2 of 100 for danger, and the character asks about 1', () => {
    const messages = heldBack('ic.md').map(({ message }) => message);
    const share = (isFound: (message: string) => boolean) => (100 * messages.filter(isFound).length) / messages.length;
    const isDanger = (message: string) => notice(message, false, true)?.kind === 'danger';
    expect(messages).toHaveLength(700);
    expect(share(isDanger)).toBeLessThanOrEqual(2);
    expect(share((message) => !isDanger(message) && isHint(message, true))).toBeLessThanOrEqual(1.5);
  });
});
