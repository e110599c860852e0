import { expect, it } from 'vitest';
import { checkFollowUps } from './check-follow-ups.ts';

const lines = new Map([
  ['I hit posts.', 'fighting'],
  ['Peace at last, {dear}.', 'swamp'],
  ['Ask again?', 'protest'],
]);
const slots = new Map([['dear', ['lass']]]);
const check = (markdown: string) => checkFollowUps(markdown, lines, ['frog'], slots).map(({ what }) => what);
const scene = '## scene frog\n- who: A frog.\n- why: Rent.\n- ask: It is wet.\n';
const card = '## I hit posts.\n- posts: Four.\n- who+susan: A hen, {dear}.\n- say: So I do.\n';

it('finds nothing wrong with cards in order', () => {
  expect(check(card + scene)).toEqual([]);
});

it.each([
  ['a line that nobody says', card.replace('I hit posts.', 'I hit poles.'), /Nobody says/],
  [
    'two cards of one line',
    card + card.replace('Four', 'Five').replace('A hen', 'A duck').replace('So I do', 'Aye'),
    /already/,
  ],
  ['too few answers', '## I hit posts.\n- posts: Four.\n', /needs 3/],
  ['an answer without triggers', card.replace('posts: Four', 'Four'), /is not "words/],
  ['an empty trigger', card.replace('posts:', 'posts, :'), /empty/],
  ['half a pair', card.replace('who+susan', 'who+'), /empty/],
  ['one answer twice', card.replace('So I do.', 'Four.'), /says it too/],
  ['a slot that the script has not', card.replace('{dear}', '{pet}'), /no section/],
  ['an answer of fifteen words', card.replace('Four.', `${'so '.repeat(15)}it is.`), /words/],
  ['an unknown scene', `${card}## scene toad\n- a: B.\n- c: D.\n- e: F.\n`, /no scene "toad"/],
])('names %s', (_what, markdown, fault) => {
  expect(check(markdown + scene)).toEqual([expect.stringMatching(fault)]);
});

it('names a question that nothing answers', () => {
  const asked = new Map([...lines, ['How is the road?', 'opening']]);
  expect(checkFollowUps(card + scene, asked, ['frog'], slots).map(({ what }) => what)).toEqual([
    'Nothing answers what is said to "How is the road?" (opening).',
  ]);
});

it('names a scene without a card', () => {
  expect(check(card)).toEqual(['The scene "frog" has no card.']);
});
