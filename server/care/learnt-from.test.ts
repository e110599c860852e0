// Whether the weights belong to the messages and phrases as they are: learning itself is one of the long tests (learnt.test.ts).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { labelledMessages } from '../test/care-messages.ts';
import { examplesFrom, fingerprintFile, fingerprintOf } from '../test/learn.ts';

it('nothing that the weights learn from has changed since `npm run care`', { timeout: 120_000 }, () => {
  expect(fingerprintOf(examplesFrom(labelledMessages()))).toBe(readFileSync(fingerprintFile, 'utf8').trim());
});
