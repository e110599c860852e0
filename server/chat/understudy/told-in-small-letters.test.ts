// Names of one's own, as people type them: what readers of rounds 37 to 41 asked for again (27 and 28 November).
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';

describe('the names of one’s own', () => {
  const pets = "Crumbs make me think of my two guinea pigs. They're called Salt and Vinegar";
  it.each([
    'Now Tobias asks about my guinea pigs. What were their names again, do you remember?',
    'But you forgot my guinea pigs didnt you! whats their names??',
  ])('are given back where the noun stands in the sentence before: %s', (asked) => {
    expect(toldShrek(pets, 'lovely weather', asked)).toMatch(/Salt and Vinegar/);
  });

  it.each([
    ['ha. my hen beatrix does that, follows me everywhere', /Beatrix/],
    ['i took the buttons. my hen beatrix ate one', /Beatrix/],
    ['i am moving too, next friday. with my hen beatrix. who moved yours', /Beatrix/],
    ['my hen pickle ate one', /Pickle/],
    ['a war snail!! i have a hen, gladys. they should race', /Gladys/],
  ])('are names in small letters, too: %s', (told, name) => {
    expect(toldShrek(told, 'lovely weather', "ok quiz: what's my hen called")).toMatch(name);
  });

  it.each(['my hen never ate one', 'my hen food has gone', 'my hen really loves it'])(
    'and other words are none: %s',
    (told) => {
      expect(toldShrek(told, 'lovely weather', "what's my hen called")).not.toMatch(/Never|Food|Really/);
    },
  );

  it.each([
    ['ive got a stick insect called steve', "what's my stick insects name again", /Steve/],
    ['my nan pearl would love him, shes the one who taught me poker', 'who taught me poker, do you remember', /Pearl/],
    ['my nan pearl would love him', 'my gran, whats her name', /Pearl/],
  ])('are those of a stick insect and a nan: %s', (told, asked, name) => {
    expect(toldShrek(told, 'lovely weather', asked)).toMatch(name);
  });

  it('what one wants to know is nothing that was told', () => {
    const asked = 'why did tibbs want a lemon. also quiz: whats my gran called';
    expect(toldShrek('i wanna know about the lemon', 'lovely weather', asked)).not.toMatch(/you want to know/);
  });

  it('or in the reply before', () => {
    const said = [pets, 'Two of them. Aye.', 'did I tell you of pets?', 'You told me of your two guinea pigs.'];
    for (const line of lines('Shrek', said, 'lol yes, those, but their NAMES?'))
      expect(line).toMatch(/Salt and Vinegar/);
  });

  it('"This is Tim, my grandson" names him', () => {
    const told = 'I am Olga, and this is Tim, my grandson, six years old, who has his nose on your window.';
    const more = 'Tim has a thousand questions a day and that was number 612.';
    expect(toldShrek(told, more, "What was my grandson's name again, and how old is he?")).toMatch(/Tim/);
  });

  it('"I make chairs, I could build her a stand" tells of a trade by what is made', () => {
    const told = 'warm. I am Milo btw, I make chairs, I could build her a little stand';
    expect(toldShrek(told, 'lovely weather', 'green ones ok. do you remember what my job is?')).toMatch(/make chairs/);
  });
});
