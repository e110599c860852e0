import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { visitorMessages } from '../../test/visitor-messages.ts';
import { nameTold } from './memory.ts';
import { intentOf, intents, unmatched } from './understand.ts';

const speakers = characterNames.filter(isSpeaking);

/** The character spoken to: the one that the message names, unless it is about them. */
function listenerOf(message: string, intent: string): string {
  if (intent.startsWith('about ')) return speakers.find((speaker) => `about ${speaker}` !== intent) ?? 'Shrek';
  const isNamed = (speaker: string) =>
    speaker.split(' ').some((part) => part.length > 3 && message.toLowerCase().includes(part.toLowerCase()));
  return speakers.find(isNamed) ?? 'Shrek';
}

/** The labels were given before these were told apart. */
const kindOf: Readonly<Record<string, string>> = {
  'you-question': 'question',
  teased: 'statement',
  telling: 'statement',
};

function understood(message: string, intent: string): string {
  const found = nameTold(message) ? 'name-told' : intentOf(message, listenerOf(message, intent));
  return kindOf[found] ?? found;
}

describe('what visitors write', () => {
  it('is understood as intended 95 times in 100', () => {
    const misread = visitorMessages
      .map(([message, ...wanted]) => ({ message, wanted, found: understood(message, wanted[0] ?? '') }))
      .filter(({ wanted, found }) => !wanted.includes(found));
    const share = 1 - misread.length / visitorMessages.length;
    expect(share, misread.map((it) => JSON.stringify(it)).join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(visitorMessages.length).toBeGreaterThan(400);
    expect(new Set(visitorMessages.map(([message]) => message)).size).toBe(visitorMessages.length);
  });

  it('covers at least 40 intents, each of which intents.md has', () => {
    const wanted = new Set(visitorMessages.flatMap(([, ...labels]) => labels));
    expect(wanted.size).toBeGreaterThan(40);
    for (const intent of wanted) expect(intents.has(intent), intent).toBe(true);
  });

  it.each([
    ['hi Shrek', 'greeting'],
    ['Shrek', 'greeting'],
    ['Shrek, kiss me', 'kiss'],
    ['what do you think about Shrek', 'about Shrek'],
    ['tell me about donkey', 'about Donkey'],
  ])('knows whether the listener is named or spoken of: %s', (message, intent) => {
    expect(intentOf(message, 'Shrek')).toBe(intent);
  });

  it.each(['highway robbery it was', 'pilove', 'we sat in the shire', 'the history'])(
    'is not found inside a longer word: %s',
    (message) => {
      expect(unmatched).toContain(intentOf(message, 'Shrek'));
    },
  );

  it.each([
    ['beatiful', 'compliment', "you're beatiful"],
    ['diner', 'food', 'what is for diner'],
    ['brithday', 'birthday', 'its my brithday'],
    ['sooooo', 'boredom', 'i am sooooo bored'],
    ['accents', 'other-language', '¿Cómo estás?'],
  ])('is forgiven its spelling: %s', (_what, intent, message) => {
    expect(intentOf(message, 'Shrek')).toBe(intent);
  });

  it.each([
    ['did you polish it', 'you-question'],
    ['is it far', 'question'],
    ['you talk a lot', 'teased'],
    ['I polished it', 'telling'],
    ['it is polished', 'statement'],
  ])('is told apart by whom it is about where nothing fits: %s', (message, intent) => {
    expect(intentOf(message, 'Shrek')).toBe(intent);
  });

  it.each([
    ['four words and laughter', 'the telephone wobbled today haha', 'laughter'],
    ['five', 'the telephone wobbled again today haha', 'statement'],
    ['a greeting in a question of six words', 'hello is the telephone wobbling sideways?', 'greeting'],
    ['one of seven', 'hello is the telephone wobbling again sideways?', 'question'],
    ['a topic in a question of nine words', 'is dragon nice once you get to know her', 'about Dragon'],
    ['one of ten', 'is dragon nice once you get to know her well', 'question'],
  ])('counts words as its limits say: %s', (_what, message, intent) => {
    expect(intentOf(message, 'Shrek')).toBe(intent);
  });

  it.each(['leather', 'stone', 'flight', 'tables', 'plants'])(
    'means what it says where it is good English: %s',
    (word) => {
      expect(intentOf(`a ${word}`, 'Shrek')).toBe('statement');
    },
  );
});

describe('sorrow', () => {
  it.each([
    'nobody came to my party',
    'nobody came to my birthday party',
    'my dad died when i was little, today is his birthday',
    'i have no friends',
    'my parents are getting divorced',
    'my dad left us',
    'my mum walked out last year',
  ])('is heard in %j, whatever else it names', (message) => {
    expect(intentOf(message, 'Shrek')).toBe('sadness');
  });
});
