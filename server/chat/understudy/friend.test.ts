import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import type { CareKind, Question, Remark } from '../../../contract/chat.ts';
import { visitorMessages } from '../../test/visitor-messages.ts';
import { cueFor } from './cue.ts';
import { friendPool, isTakenBack, namedIntents } from './friend.ts';
import { plainly } from './plain.ts';
import { intentOf, intents, unmatched } from './understand.ts';

const shrek = { character: 'Shrek', loveInterest: 'Fiona' } as const;
const ask = (message: string | undefined, noticed: readonly CareKind[], history: readonly Remark[] = []): Question => ({
  ...shrek,
  noticed,
  history,
  ...(message !== undefined && { message }),
});
const poolsFor = (message: string | undefined, noticed: readonly CareKind[], history: readonly Remark[] = []) =>
  cueFor(ask(message, noticed, history), () => 0).pools;
const user = (message: string): Remark => ({ category: 'user', message });
const character = (message: string): Remark => ({ category: 'AI', message });

describe('a friend', () => {
  it.each(['i came 3rd in the swimming gala!!', 'i got a B in my 5th grade math quiz', 'my brother is 8'])(
    'hears a child gladly: %s',
    (message) => expect(poolsFor(message, ['minor'])).toEqual(['friend-young']),
  );

  it.each([
    'bésame',
    'dame un besito',
    'quieres ser mi novio?',
    'te quiero',
    'wanna be my valentine',
    'are you my sweetheart',
    'kiss me',
  ])('says to a child who asks for love that they are friends: %s', (message) => {
    expect(poolsFor(message, ['minor'])).toEqual(['friend-affection']);
  });

  it.each(['nobody sat with me today', 'i did not get picked', 'my hamster died'])('and no sorrow: %s', (message) => {
    expect(poolsFor(message, ['minor'])).not.toEqual(['friend-young']);
  });

  it('has a pool for every intent, and every intent that is sorted by name exists', () => {
    const all = [...intents.keys(), ...unmatched, 'an intent that nobody has written yet'];
    for (const intent of all) {
      for (const asks of [true, false]) expect(friendPool(intent, asks), intent).toMatch(/^friend-/);
      expect(intents.has(friendPool(intent, true)), intent).toBe(true);
    }
    expect(namedIntents.filter((intent) => !intents.has(intent))).toEqual([]);
  });

  it('listens where it does not know better, and answers what is asked', () => {
    expect(friendPool('an intent that nobody has written yet', false)).toBe('friend-listening');
    expect(friendPool('an intent that nobody has written yet', true)).toBe('friend-question');
  });

  it.each<[string, string]>([
    ['i love you', 'friend-affection'],
    ['kiss me', 'friend-affection'],
    ['will you marry me', 'friend-affection'],
    ['do you want to go out with me', 'friend-affection'],
    ['i am so sad', 'friend-comfort'],
    ['i am afraid of the dark', 'friend-comfort'],
    ['thank you', 'friend-kindness'],
    ['i am sorry', 'friend-kindness'],
    ['you stink', 'friend-insult'],
    ['its over between us', 'friend-insult'],
    ['bye bye', 'friend-parting'],
    ['im bored', 'friend-together'],
    ['tell me a story', 'friend-together'],
    ['what is the capital of france', 'friend-question'],
    ['do you like dogs', 'friend-question'],
    ['we had a maths lesson', 'friend-listening'],
    ['my name is Zoe', 'friend-listening'],
    ['asdfgh', 'friend-listening'],
  ])('answers "%s" from %s, after danger and to the young alike', (message, pool) => {
    const young = pool === 'friend-listening' && !message.startsWith('my name') ? 'friend-young' : pool;
    expect(poolsFor(message, ['danger'])).toEqual([pool]);
    expect(poolsFor(message, ['minor', 'danger'])).toEqual([pool]);
    expect(poolsFor(message, ['minor'])).toEqual([young]);
    expect(poolsFor(message, ['minor', 'sexual', 'hate'])).toEqual([young]);
  });

  it('greets without a sweetheart’s opening', () => {
    expect(poolsFor(undefined, ['minor'])).toEqual(['friend-listening']);
  });

  it('never has an aside, repeats no noun, and holds nothing against anybody, whatever 700 visitors write', () => {
    const before = [user('you stink'), character('So does the moat.'), user('kiss me'), character('Was that all?')];
    for (const speaker of characterNames.filter(isSpeaking)) {
      const { loveInterest } = profileOf(speaker);
      for (const [message] of visitorMessages) {
        const cue = cueFor({ character: speaker, loveInterest, message, history: before, noticed: ['minor'] }, () => 0);
        expect(cue.pools, message).toEqual([expect.stringMatching(/^friend-(?!believed)/)]);
        expect([cue.aside, cue.filled.size], message).toEqual([null, 0]);
      }
    }
  });

  it('stays with sorrow that was told just before', () => {
    const before = [user('i am so sad'), character('Sit with me.')];
    expect(poolsFor('the table is round', ['danger'], before)).toEqual(['friend-comfort']);
  });

  it('is nobody to whom nothing was told', () => {
    expect(poolsFor('i love you', [])).toEqual(['love']);
    expect(poolsFor('i love you', ['sexual', 'hate'])).toEqual(['love']);
  });
});

describe('"it was a joke"', () => {
  it.each([
    'just kidding',
    'jk',
    'lol jk',
    'i was only joking',
    "i'm kidding",
    'it was a joke',
    'haha that was just a joke, relax',
    'i didnt mean it',
    'not really lol, i was joking',
    'it was a prank',
    'i only said it to see what you would say',
    'i was just messing with you',
    'im not serious',
    'era broma',
    'fue una broma',
    'es broma jaja',
    'solo bromeaba',
    'no lo decía en serio',
    'estaba de broma',
    "that was a mistake, I'm fine",
    'no, you misunderstood',
    'nothing is wrong, really',
    "no danger, I'm just up an apple tree with you in our game",
  ])('is heard in "%s", and believed after danger alone', (message) => {
    expect(isTakenBack(plainly(message)), message).toBe(true);
    expect(poolsFor(message, ['danger'])).toEqual(['friend-believed']);
    expect(poolsFor(message, ['minor'])).not.toEqual(['friend-believed']);
    expect(intentOf(message, 'Shrek')).not.toBe('friend-believed');
  });

  it.each([
    'i am not joking',
    "i'm not kidding",
    'it was not a joke',
    "it wasn't a joke",
    'this is no joke',
    'do you think this is a joke',
    'my life is a joke',
    'tell me a joke',
    'they said it was a joke',
    'no es broma',
    'no era una broma',
    'no estoy bromeando',
    'i did mean it',
    'you are kidding me',
    'my whole life was a mistake',
    'nothing matters',
    'nothing is right',
    'thank you',
  ])('is not heard in "%s"', (message) => {
    expect(isTakenBack(plainly(message)), message).toBe(false);
    expect(poolsFor(message, ['danger'])).not.toEqual(['friend-believed']);
  });
});
