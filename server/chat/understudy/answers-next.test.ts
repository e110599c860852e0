import { describe, expect, it } from 'vitest';
import type { Question } from '../../../contract/chat.ts';
import { part, talk } from '../../test/small-talk.ts';
import { act } from './act.ts';
import { followUpsOf, indexed } from './follow-ups.ts';
import { plainly } from './plain.ts';
import { heardAs, triggersOf, weightOf } from './triggers.ts';

/** What is said to `message` after the character's `replies`. */
function next(message: string, ...replies: readonly string[]) {
  const history = replies.map((reply) => ({ category: 'AI' as const, message: reply }));
  const question: Question = { character: 'Shrek', loveInterest: 'Fiona', message, history };
  return act(question, part, () => 0.999).line;
}

describe('what is said next about a line', () => {
  it.each([
    ['lol a mallet? who are we hitting', 'It is for posts.'],
    ['a MALLET', 'It is for posts.'],
    ['two mallets??', 'It is for posts.'],
    ['who is susan', 'Susan is a hen.'],
    ['and susan?', 'Susan sings.'],
    ['but why?', 'It needs doing.'],
    ['how old is it', 'Nine of them.'],
    ['is it heavy?', 'It is a big one.'],
    ['lol', 'There is a ribbon on it.'],
    ['that one is cute', 'There is a ribbon on it.'],
  ])('is answered from its card: %s', (message, answer) => {
    expect(next(message, 'doing one.')).toBe(answer);
  });

  it.each([
    'i had a long shift at the museum',
    'what do you want from the shop for supper',
    'i love you',
    'you stink',
    'good night',
    'are you a robot?',
    'my boss yelled at me',
  ])('leaves alone what is about something else: %s', (message) => {
    const [card] = part.followUps.after('doing one.', null);
    expect(card?.answers.map(({ text }) => text)).not.toContain(next(message, 'doing one.'));
  });

  it('is no answer to grief, though the line asked', () => {
    const followUps = indexed(followUpsOf('## Shall we dance?\n- say: Bring shoes.\n- ask: In shoes.\n'), new Map());
    const history = [{ category: 'AI' as const, message: 'Shall we dance?' }];
    const said = (message: string) =>
      act({ character: 'Shrek', loveInterest: 'Fiona', message, history }, { ...part, followUps }, () => 0.999).line;
    expect(said('in my old boots, yes')).toBe('Bring shoes.');
    for (const message of ['we buried our son today', 'i have cancer', 'my cat got run over', 'i am so alone'])
      expect(said(message), message).not.toBe('Bring shoes.');
  });

  it('is found behind an aside and behind the line of one turn before, if it is named', () => {
    expect(next('why?', 'Hm. doing one.')).toBe('It needs doing.');
    expect(next('who is susan?', 'doing one.', 'plain two.')).toBe('Susan is a hen.');
    expect(next('why?', 'doing one.', 'plain two.')).not.toBe('It needs doing.');
    expect(next('who is susan?', 'doing one.', 'plain two.', 'plain three.')).not.toBe('Susan is a hen.');
  });

  it.each(['i am so sad, my dog died', 'i feel sick', 'i am scared'])(
    'hears sorrow first, also as an answer: %s',
    (message) => {
      expect(next(message, 'opening two?')).toMatch(/^(?:sadness|sickness|fear) /i);
    },
  );

  it('is found for a line in which the conversation fills a slot', () => {
    const cards = indexed(
      followUpsOf('## Was it {topic}, {dear}?\n- no: Then never mind.\n'),
      new Map([['dear', ['lass']]]),
    );
    expect(cards.after('Was it the weather, lass?', null)).toHaveLength(1);
    expect(cards.after('Was that it?', null)).toEqual([]);
    expect(cards.isFollowed('Was it the weather, lass?')).toBe(true);
  });

  it('leaves alone what says something of its own', () => {
    expect(next('i brought you a mallet', 'doing one.')).toMatch(/^for-you/i);
    expect(next('i brought you a ribbon', 'There is a ribbon on it.')).toMatch(/^for-you/i);
    expect(next('i brought you the posts', 'It is for posts.')).toMatch(/^for-you/i);
  });

  it('goes on with the card after one of its answers, and says none twice', () => {
    expect(next('why?', 'doing one.', 'It is for posts.')).toBe('It needs doing.');
    expect(next('a mallet?', 'doing one.', 'It is for posts.')).not.toBe('It is for posts.');
  });

  it('belongs to the scene, while it goes on and after it', () => {
    const { lines } = talk(['tell me a story', 'who is eustace?', 'go on']);
    expect(lines).toEqual([
      'He moved into my warm puddle in May.',
      'The frog is called so.',
      'I hung up a sign. He sat on it.',
    ]);
    const after = ['tell me a story', 'go on', 'go on', 'haha'];
    expect(talk([...after, 'what sign?']).lines.at(-1)).toBe('It says Rent or Hop.');
    expect(talk([...after, 'i read of one eustace']).lines.at(-1)).not.toBe('The frog is called so.');
  });

  it('does not take a guess for a remark', () => {
    const { lines } = talk(['ask me a riddle', 'a mallet'], {
      by: { ...part, followUps: indexed(followUpsOf('## scene wet\n- mallet: No.\n- a: b.\n'), new Map()) },
    });
    expect(lines.at(-1)).toBe('Wrong. Think of the sky.');
  });
});

describe('a trigger', () => {
  const [card] = followUpsOf('## x\n- tent pegs: One.\n- yes: Two.\n- who+susan: Three.');
  const weigh = (answer: number, message: string, isQuestion = false) =>
    Math.max(
      ...triggersOf(card?.answers[answer]?.when ?? '').map((it) => weightOf(it, heardAs(plainly(message), isQuestion))),
    );

  it('needs its words one after another, and all its parts', () => {
    expect(weigh(0, 'for tent pegs')).toBeGreaterThan(0);
    expect(weigh(0, 'pegs of a tent')).toBe(0);
    expect(weigh(2, 'who is susan', true)).toBeGreaterThan(weigh(1, 'yes'));
    expect(weigh(2, 'susan', true)).toBe(0);
  });

  it('takes yes for an answer, not for a word in a long remark', () => {
    expect(weigh(1, 'oh yes please')).toBeGreaterThan(0);
    expect(weigh(1, 'well yes my sister who lives in Leeds has one too')).toBe(0);
  });
});
