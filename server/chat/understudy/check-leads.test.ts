import { describe, expect, it } from 'vitest';
import { checkLeads } from './check-leads.ts';

const leads = `
## frog
- asked: No idea. Ask me of the frog.
- asked: Beyond me. Shall it be the frog?
- asked: Could not say, {dear}. The frog could.
- told: A frog owed me rent once. Want it?
- told: Did you ever let a puddle to a frog?
- told: Have I told you of the frog?
- brief: Want the frog?
- brief: A tale, and a frog?
`;
const faultsIn = (markdown: string, scenes = ['frog']) =>
  checkLeads(markdown, scenes, new Map([['dear', ['lass']]])).map(({ what }) => what);

describe('the check of leads', () => {
  it('finds nothing wrong where there are enough lines to each scene', () => {
    expect(faultsIn(leads)).toEqual([]);
  });

  it('names a scene that nothing leads to', () => {
    expect(faultsIn(leads, ['frog', 'wet'])).toEqual(['Nothing leads to the scene "wet".']);
  });

  it.each([
    ['a scene that there is not', '## frog', '## dog', 'There is no scene "dog" to offer.'],
    ['a line too few', '- told: Have I told you of the frog?\n', '', 'has 2 lines "told:"'],
    ['a sort that is none', '- told: Have', '- said: Have', '"said" is none of asked,told,brief.'],
    ['a brief one too few', '- brief: Want the frog?\n', '', 'has 1 lines "brief:"'],
    ['a brief one that is long', 'Want the frog?', 'Shall I tell you now about the frog?', 'no question of at most 7'],
    ['a brief one that asks nothing', 'Want the frog?', 'Have a frog.', 'no question of at most 7'],
    [
      'a line that is said twice',
      'Have I told you of the frog?',
      'Did you ever let a puddle to a frog?',
      'says it too',
    ],
    [
      'a line that is too long',
      'Have I told you of the frog?',
      'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen.',
      'has 15 words',
    ],
  ])('names %s', (_, before, after, fault) => {
    expect(faultsIn(leads.replace(before, after))).toContainEqual(expect.stringContaining(fault));
  });
});
