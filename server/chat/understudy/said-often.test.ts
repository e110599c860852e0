import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { type CareKind, mostRemarks, type Remark } from '../../../contract/chat.ts';
import { cases, times } from '../../test/cases.ts';
import { seeded } from '../../test/seeded.ts';
import { visitorMessages } from '../../test/visitor-messages.ts';
import { cueFor } from './cue.ts';
import { deal } from './deal.ts';
import { readScript } from './script.ts';

const speakers = characterNames.filter(isSpeaking);

/** Replies to `messages` in turn, with the history that a browser sends. */
function converse(
  speaker: (typeof speakers)[number],
  messages: readonly string[],
  random = seeded(7),
  noticed: readonly CareKind[] = [],
): string[] {
  const script = readScript(speaker);
  const { loveInterest } = profileOf(speaker);
  const history: Remark[] = [];
  return messages.map((message) => {
    const question = { character: speaker, loveInterest, message, history: history.slice(-mostRemarks), noticed };
    const reply = deal(script, cueFor(question, random), random);
    history.push({ category: 'user', message }, { category: 'AI', message: reply });
    return reply;
  });
}

/** The fewest turns after which a reply repeats, compared as a whole and without its first sentence. */
function shortestRepeat(replies: readonly string[]): number {
  const last = new Map<string, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const [turn, reply] of replies.entries()) {
    shortest = Math.min(shortest, turn - (last.get(reply) ?? Number.NEGATIVE_INFINITY));
    last.set(reply, turn);
  }
  return shortest;
}

/** The first three are those of the gate: what is greeted, not understood, and asked about somebody; to friends what is sad, said in leaving, and not understood. */
const oftenSaid = [
  'hello',
  'zxcvb',
  'tell me about Pinocchio',
  'I love you',
  'why?',
  'it rained',
  'what is my name',
  'kiss me',
];
const oftenSaidToFriends = [
  'i am so sad',
  'bye',
  'it rained',
  'i love you',
  'why?',
  'thank you',
  'you stink',
  'i am bored',
];

describe.each(speakers)('%s', (speaker) => {
  it.each(cases(oftenSaid, (_, index) => index < 3))(
    'repeats nothing within thirty turns, whoever says %j three hundred times',
    (message) => {
      expect(shortestRepeat(converse(speaker, Array(300).fill(message)))).toBeGreaterThan(30);
    },
  );

  // Every script needs these pools (check-script.ts); one that has none yet fails there.
  it.runIf(readScript(speaker).pools.has('friend-listening')).each(cases(oftenSaidToFriends, (_, index) => index < 3))(
    'repeats nothing within thirty turns as a friend, whoever says %j three hundred times',
    (message) => {
      const said = converse(speaker, Array(300).fill(message), seeded(7), ['minor']);
      expect(said).not.toContain('');
      expect(shortestRepeat(said)).toBeGreaterThan(30);
    },
  );

  it('repeats nothing within thirty turns of many', () => {
    const random = seeded(11);
    const messages = Array.from(
      { length: times(1000, 300) },
      () => visitorMessages[Math.floor(random() * visitorMessages.length)]?.[0] ?? '',
    );
    expect(shortestRepeat(converse(speaker, messages))).toBeGreaterThan(30);
  });
});
