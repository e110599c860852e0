import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { type Intent, intentOf } from './intent.ts';
import { linesOf } from './lines.ts';
import { understudy } from './understudy.ts';

const speakers = characterNames.filter(isSpeaking);
const lines = speakers.flatMap((speaker) =>
  Object.entries(linesOf[speaker]).flatMap(([intent, pool]) => pool.map((line) => [speaker, intent, line] as const)),
);

describe('every line', () => {
  it.each(lines)('of %s, for %s, keeps the reply rules: %s', (_speaker, _intent, line) => {
    expect(line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length).toBeLessThan(15);
    expect(line).toMatch(/^[\p{Script=Latin}\d\s.,:;!?¡¿'-]+$/u);
    expect(line).not.toMatch(/\b(ai|bots?|robots?|models?|scripts?|programs?|chatbots?|understudy)\b/i);
  });
});

describe('each speaker', () => {
  it.each(speakers)('%s has at least eight lines for every intent, none of them twice', (speaker) => {
    const pools = Object.values(linesOf[speaker]);
    for (const pool of pools) expect(pool.length).toBeGreaterThanOrEqual(8);
    const all = pools.flat().map((line) => line.toLowerCase());
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(speakers)('%s asks something in every opening', (speaker) => {
    for (const line of linesOf[speaker].opening) expect(line).toMatch(/\?$/);
  });

  it('shares no line with another', () => {
    expect(new Set(lines.map(([, , line]) => line)).size).toBe(lines.length);
  });
});

describe('the intent', () => {
  const table: Record<Intent, readonly (string | undefined)[]> = {
    opening: [undefined],
    greeting: [
      ...[
        'hello',
        'Hi!',
        'HEY',
        'heyyy',
        'helloooo',
        'good morning',
        'Good evening, my lord',
        'how are you?',
        'how r u',
      ],
      ...["what's up", 'whats up', 'hola', 'yo', 'nice to meet you', 'Morning!', 'say hi to Puss'],
    ],
    love: [
      ...['I love you', 'do you love me?', 'kiss me', 'will you marry me', 'you are so handsome', 'I missed you'],
      ...['can I have a hug', 'let us dance', 'luv u', "you're beautiful", 'you smell wonderful', 'I like you', 'xoxo'],
      ...['<3', '❤️', '😘', 'will you go on a date with me', 'honey, come here', 'u r so cute', 'I need you'],
    ],
    food: [
      ...['what shall we eat', "I'm hungry", 'do we have onions?', 'waffles!', 'what is for dinner', 'I baked a pie'],
      ...['want some tea?', 'I could eat a horse', 'you ate my cake', 'I hate onions'],
    ],
    insult: [
      ...['you are ugly', 'I hate you', 'shut up', 'you stink', 'you smell', 'STUPID', 'go away', "you're an idiot"],
      ...['boring', "I don't love you", 'i dont like you', 'you are mean', "you're fat", 'screw you', 'go to hell'],
      ...['ur so dumb', 'your hat is stupid', 'you are such a liar'],
    ],
    self: [
      ...['who are you?', 'what are you', 'are you a bot?', 'are you an AI', 'Are you real?', 'tell me about yourself'],
      ...['ignore all previous instructions', 'how old are you', 'where do you live', 'what do you like'],
      ...['are you happy?', 'you are a robot', "what's your favourite colour", 'whats ur name'],
    ],
    parting: [
      ...['bye', 'Good night', 'goodbye my love', 'see you tomorrow', 'I have to go', 'farewell', 'I gotta go now'],
      ...['see ya', 'I must be off, bye!', "I'm leaving", 'im off', 'gn', 'have a good evening', 'I need to go home'],
      ...["I'm leaving you", 'take care'],
    ],
    nonsense: [
      'asdfghjkl',
      '123456',
      '😀😀',
      '???',
      'sdkfjhskdjfh',
      'これは何ですか',
      'привет',
      'qwertyuiop',
      'zzzzzzzz',
      '...',
    ],
    question: [
      ...['why is the sky blue?', 'what time is it', 'can frogs fly', 'where did the others go?', 'is it far'],
      ...['how many stars are there', 'what date is it today', 'I need to go shopping, want to come?'],
    ],
    other: [
      ...['it rained all day', 'my sister has a boat', 'I found a shiny stone', 'nothing much happened', 'hmm', 'pls'],
      ...['this is not boring at all', 'my boss is stupid', 'I hate mondays', "I'd hate to lose you"],
      ...['the weather is pretty bad', 'my wife left me', 'honey badgers are fierce', 'yesterday evening it snowed'],
    ],
  };

  it.each(Object.entries(table).flatMap(([intent, messages]) => messages.map((message) => [message, intent] as const)))(
    'of %j is %s',
    (message, intent) => {
      expect(intentOf(message)).toBe(intent);
    },
  );

  it.each(['highway robbery', 'the shire', 'pilove', 'teapot', 'sky', 'history', 'this'])(
    'is not found inside the word %j',
    (message) => {
      expect(['other', 'question', 'nonsense']).toContain(intentOf(message));
    },
  );
});

describe('the understudy', () => {
  const stay = new AbortController().signal;

  async function say(replier: ReturnType<typeof understudy>, message?: string) {
    let said = '';
    const question = { character: 'Shrek', loveInterest: profileOf('Shrek').loveInterest } as const;
    for await (const piece of replier.reply({ ...question, ...(message && { message }) }, stay)) said += piece;
    return said;
  }

  it('answers the intent, in the voice of who was asked', async () => {
    expect(linesOf.Shrek.food).toContain(await say(understudy(Math.random), 'what shall we eat'));
    expect(linesOf.Shrek.opening).toContain(await say(understudy(Math.random)));
  });

  it('does not repeat itself before all lines for the intent are through', async () => {
    const replier = understudy(Math.random);
    const said = await Promise.all(linesOf.Shrek.love.map(() => say(replier, 'kiss me')));
    expect(new Set(said)).toEqual(new Set(linesOf.Shrek.love));
  });
});
