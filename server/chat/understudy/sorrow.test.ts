import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { endsWith, lines } from '../../test/every-chance.ts';
import { allTold, isOfASet } from '../../test/learn-sorrow.ts';
import { visitorMessages } from '../../test/visitor-messages.ts';
import { isSorrow } from './sorrow.ts';

const share = (messages: readonly string[]) => messages.filter((it) => isSorrow(it)).length / messages.length;
const speakers = characterNames.filter(isSpeaking);

describe('what weighs on a visitor', () => {
  const told = allTold().filter(isOfASet);
  const messages = (isIt: boolean) => told.filter((each) => each.isSorrow === isIt).map(({ message }) => message);

  it('is known in most words, and seldom seen in what sounds alike or is ordinary', () => {
    expect(told.length).toBeGreaterThanOrEqual(600);
    expect(share(messages(true))).toBeGreaterThan(0.6);
    expect(share(messages(false))).toBeLessThan(0.06);
    expect(share(visitorMessages.map(([message]) => message))).toBeLessThan(0.03); // some of these are sad
  });

  it('asks more of what asks something, also without a mark', () => {
    expect(isSorrow('ohh a candle! thats 2, so who is mrs pym, you never told me')).toBe(false);
  });

  it.each(['my son moved out this weekend and the house is so quiet now', 'she gave me the ring back on sunday'])(
    'is comforted by everybody: "%s"',
    (message) => {
      for (const who of speakers)
        for (const line of lines(who, ['There was mud.'], message))
          expect(endsWith(line, who, 'sadness'), `${who}: ${line}`).toBe(true);
    },
  );
});
