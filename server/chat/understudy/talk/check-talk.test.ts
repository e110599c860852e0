import { describe, expect, it } from 'vitest';
import { checkMessages, checkTalk } from './check-talk.ts';

const many = (title: string) => Array.from({ length: 8 }, (_, i) => `- ${title} ${i}`).join('\n');
const messages = `## rain\n\nanswer: rain\n\n${many('it rains')}\n\n## snow\n\nonly alone\n\n${many('it snows')}\n`;
const slots = new Map([['dear', ['lass']]]);

describe('the check of messages', () => {
  it('finds nothing wrong where nothing is', () => {
    expect(checkMessages(messages, [])).toEqual([]);
  });

  it.each([
    ['a kind that stands twice', `${messages}## rain\n\n${many('it pours')}\n`, '"rain" stands in line 1 already.'],
    ['a message that stands twice', `${messages}- it rains 1\n`, 'It stands in line 6 already.'],
    [
      'a note that says nothing',
      `${messages}\nanswers: rain\n`,
      '"answers: rain" is neither "answer: ..." nor "only alone".',
    ],
    ['a pool of nobody', messages.replace('answer: rain', 'answer: pool wet'), 'No script has a pool "wet".'],
    ['too few messages', `${messages}## fog\n\n- it fogs\n`, '"fog" has 1 messages, and needs 8.'],
  ])('names %s', (_, markdown, what) => {
    expect(checkMessages(markdown, ['kiss']).map((fault) => fault.what)).toEqual([what]);
  });
});

describe('the check of answers', () => {
  const answers = '## rain\n\n- Out with the buckets, {dear}.\n- Let it, we have a roof.\n';

  it('finds nothing wrong where nothing is', () => {
    expect(checkTalk(answers, messages, slots)).toEqual([]);
  });

  it.each([
    ['a section that is missing', '', 'There is no section "## rain".'],
    [
      'a section that nothing needs',
      `${answers}## sun\n\n- It is hot.\n- My ears glow.\n`,
      'Nothing in messages.md is answered by "sun".',
    ],
    ['a line alone', '## rain\n\n- Out with the buckets.\n', '"rain" has 1 lines, and needs 2.'],
    ['lines that begin alike', '## rain\n\n- Let it rain.\n- Let it pour.\n', 'Lines of "rain" begin alike.'],
    ['a line said twice', '## rain\n\n- Let it.\n- Wet again.\n- Let it.\n', 'Lines of "rain" begin alike.'],
    ['a slot of nobody', '## rain\n\n- Let it, {pet}.\n- Wet again.\n', 'There is no section "## {pet}".'],
  ])('names %s', (_, markdown, what) => {
    expect(checkTalk(markdown, messages, slots).map((fault) => fault.what)).toContain(what);
  });
});
