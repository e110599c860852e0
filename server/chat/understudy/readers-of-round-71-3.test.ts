// What the readers of round 71 (Anna, Bo, Cleo, Drew) asked and said outside scenes, and what was answered confidently and wrong.
import { describe, expect, it } from 'vitest';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { endsWith, lines } from '../../test/every-chance.ts';
import { isSaying } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { readPart } from './understudy.ts';

const isTalk = (line: string, who: SpeakingCharacter, section: string) =>
  (readPart(who).talk.get(section) ?? []).some((it) => isSaying(line, it) || line.endsWith(it));
const isOfAny = (line: string, who: SpeakingCharacter, pools: readonly string[]) =>
  pools.some((pool) => endsWith(line, who, pool));

describe('a joke of the visitor’s', () => {
  it.each<[SpeakingCharacter, string, string]>([
    ['Shrek', 'Under the growl, aye. Make me laugh.', 'ok why did the ogre go to hospital? he felt a bit swamped'],
    ['Shrek', 'Nice evening.', 'ok heres one what do you call a fish with no eyes? a fsh lol'],
    ['Fiona', 'How was your day?', 'why did the scarecrow win a prize? cos he was outstanding in his field'],
    ['Suzy Sugar', 'Sit down.', 'whats the difference between a cat and a comma? one has claws at the end of its paws'],
    ['Kitty Softpaws', 'Evening.', 'how many bakers does it take to change a lightbulb? none they do it by candle'],
    ['King Harold', 'Hem.', 'what do u get if u cross a frog and a rabbit? a bunny ribbit'],
    ['Gingerbread', 'I salute you.', 'why did the biscuit go to the doctor? he felt crummy'],
    ['Donkey', 'Hello!', 'why was the broom late? it over swept'],
  ])('is laughed at: %s, %s', (who, last, message) => {
    for (const line of lines(who, [last], message)) expect(isTalk(line, who, 'laughs-at-joke'), line).toBe(true);
  });

  it.each<[SpeakingCharacter, string]>([
    ['Shrek', 'why did the chicken cross the road?'],
    ['Doris', 'what do you call a cow with no legs?'],
    ['Fiona', 'wanna hear a joke? why are ghosts bad liars?'],
    ['King Harold', 'whats brown and sticky?'],
  ])('may wait for its point: %s, %s', (who, message) => {
    for (const line of lines(who, ['Good evening.'], message))
      expect(endsWith(line, who, 'gives up riddle') || isTalk(line, who, 'my-joke'), line).toBe(true);
  });

  it('is laughed at when the point comes', () => {
    const said = ['Evening.', 'what do you call a cow with no legs?', 'Beats me. Put it on my slate.'];
    for (const line of lines('Doris', said, 'ground beef lol'))
      expect(isTalk(line, 'Doris', 'laughs-at-joke')).toBe(true);
  });

  it('knocks', () => {
    const said = ['Hello!', 'knock knock', "Who's there? If it's Donkey, I'm out."];
    expect(lines('Shrek', said, 'lettuce')).toContain('Lettuce who?');
    for (const line of lines('Shrek', [...said, 'lettuce', 'Lettuce who?'], 'lettuce in its cold out here'))
      expect(isTalk(line, 'Shrek', 'laughs-at-joke')).toBe(true);
  });

  it.each(['that was a joke shrek!! you didnt even laugh', 'not even a giggle??', 'u were meant to laugh lol'])(
    'is laughed at late: %s',
    (message) => {
      const said = ['Evening.', 'what do you call a fish with no eyes? a fsh', "The pike's fine."];
      for (const line of lines('Shrek', said, message))
        expect(isTalk(line, 'Shrek', 'laughs-at-joke'), line).toBe(true);
    },
  );

  it.each<[SpeakingCharacter, string, string]>([
    ['Shrek', 'The goat ate my washing.', 'why did the goat eat the washing? was he hungry'],
    ['Doris', 'Hello.', 'why did my dad leave? he just went'],
    ['Puss in Boots', 'I won the duel.', 'why did he challenge you? he must be mad'],
    ['Suzy Sugar', 'Hello.', 'what do you call your sister? i call mine lulu'],
    ['Fiona', 'Hello.', 'how many onions does it take to make the soup? i have 3'],
    ['Gingerbread', 'Hello.', 'my boss made a joke about me and everyone laughed'],
    ['Doris', 'Hello.', 'i didnt laugh all week'],
    ['Shrek', 'Hello.', 'why did the man next door hit me? because he was drunk'],
  ])('is not heard in %s, %s: %s', (who, last, message) => {
    for (const line of lines(who, [last], message))
      expect(isTalk(line, who, 'laughs-at-joke') || endsWith(line, who, 'gives up riddle'), line).toBe(false);
  });
});

describe('what is asked of the character itself', () => {
  it.each<[SpeakingCharacter, string, RegExp]>([
    ['Puss in Boots', 'ill bring the supper then. do u eat tuna or only fancy stuff', /^Tuna\? /],
    ['Shrek', 'have u ever worn a tie', /^A tie\? /],
    ['Queen Lillian', 'have you ever been on a train', /^A train\? /],
    ['Donkey', 'do u like peanut butter', /^Peanut butter\? /],
    ['Suzy Sugar', 'do you eat your own cakes or nah', /^(?:Your own )?Cakes\? /i],
    ['Kitty Softpaws', 'do you wear shoes ever', /^Shoes\? /],
    ['Shrek', 'are you scared of geese', /^Geese\? /],
    ['Suzy Sugar', 'is your sister good at baking too?', /^Baking\? (?!Not me)/],
  ])('is said again with a yes or a no: %s, %s', (who, message, answer) => {
    for (const line of lines(who, ['Good evening.'], message)) expect(line).toMatch(answer);
  });

  it.each<[SpeakingCharacter, string, readonly string[]]>([
    ['Gingerbread', 'yeah drew. you ever been eaten a bit? like a leg or smth', ['ever']],
    ['Queen Lillian', 'sleeping on my bed probly. you ever had a dog in the castle?', ['ever']],
    ['Kitty Softpaws', 'would you ever steal from a baker', ['would']],
    ['Doris', 'no doris im asking. would you forgive an ex?', ['would']],
    ['Shrek', 'would u wear a dress for a bet', ['would']],
    ['Shrek', 'do you eat people', ['answers no']],
  ])('gets a yes or a no: %s, %s', (who, message, pools) => {
    for (const line of lines(who, ['Good evening.'], message)) expect(isOfAny(line, who, pools), line).toBe(true);
  });

  it('may name what the visitor told of', () => {
    const said = ['Hello.', 'i study forestry', 'Good.'];
    for (const line of lines('Fiona', said, 'and would you have let a forestry boy in?'))
      expect(endsWith(line, 'Fiona', 'would'), line).toBe(true);
  });

  it.each<[SpeakingCharacter, string]>([
    ['Shrek', 'do you love me'],
    ['Fiona', 'would you marry me'],
    ['Donkey', 'do you remember my name'],
    ['Doris', 'have you ever killed someone'],
    ['Kitty Softpaws', 'would you hurt me'],
    ['King Harold', 'would you be sad if i died'],
    ['Puss in Boots', 'do you ever feel like crying'],
    ['Gingerbread', 'do you like nazis'],
    ['Shrek', 'have you ever wanted to die'],
  ])('is no bare yes or no: %s, %s', (who, message) => {
    for (const line of lines(who, ['Good evening.'], message))
      expect(isOfAny(line, who, ['ever', 'would', 'answers yes', 'answers no']), line).toBe(false);
  });
});

describe('how somebody looks whom the visitor only sees', () => {
  it.each([
    'im standing, the granny next to me looks worried',
    'lol the bus driver looks so sad today',
    'the customer looked really upset about her buns',
    'the whole queue looks miserable',
    'that old man looks lonely on his bench',
    'the kid opposite is scared of my hat',
    'the receptionist is in a bad mood today',
  ])('is no feeling of theirs: %s', (message) => {
    expect(isHeavy(message)).toBe(false);
    for (const line of lines('Donkey', ['Stand up, feet wide!'], message))
      expect(endsWith(line, 'Donkey', 'of a bystander'), line).toBe(true);
  });

  it.each([
    'my mum looks so sad since dad died',
    'im worried about my granny',
    'the doctor looked worried at my results',
    'my sister is crying and i dont know what to do',
    'my friend is depressed',
    'the man next to me looks angry and i feel so alone',
  ])('stays what it is in: %s', (message) => {
    for (const line of lines('Donkey', ['Stand up, feet wide!'], message))
      expect(endsWith(line, 'Donkey', 'of a bystander'), line).toBe(false);
  });
});

describe('whoever returns', () => {
  it.each<[SpeakingCharacter, string]>([
    ['King Harold', 'im back! did you eat my sandwich'],
    ['Gingerbread', 'im back! where was i just now?'],
    ['Shrek', 'back!! did the goat behave'],
    ['Doris', 'hey im back, what did i miss'],
    ['Queen Lillian', 'im back your majesty, did anybody ask for me'],
    ['Gingerbread', 'returned!! is percival still there'],
  ])('is welcomed: %s, %s', (who, message) => {
    for (const line of lines(who, ['Farewell.'], message)) expect(endsWith(line, who, 'welcome back'), line).toBe(true);
  });
});

describe('an answer is about what was asked', () => {
  it.each<[SpeakingCharacter, string, string, RegExp]>([
    [
      'Puss in Boots',
      'On the grill out in the yard, every Tuesday and every sad day.',
      'why sad days?',
      /look at me as equals/,
    ],
    [
      'King Harold',
      'I always do.',
      'lol no cook here, just me and 12 washing machines',
      /toy|made thing|Just you|only/i,
    ],
    ['Puss in Boots', 'Are you hungry?', 'starving mate, been driving my lorry since 5am', /guitar|friend/],
    ['Fiona', 'Hello.', 'haha very nearly? so the aunt cheats or you just lost', /might be|no idea|don't know/i],
    [
      'Queen Lillian',
      'I have heard nightingales.',
      'whats better than a nightingale then, me?',
      /brown bird|nightingale/i,
    ],
    ['Kitty Softpaws', 'A parrot who sells secrets.', 'and did he sell you any secret about me? be honest', /buttons/],
    ['Shrek', "I'll carve Miso on the fence.", 'wait miso is my CAT lol, dont cook her!', /beasts|bite|eats/],
  ])('%s, %s: %s', (who, last, message, wrong) => {
    for (const line of lines(who, [last], message)) expect(line).not.toMatch(wrong);
  });

  it.each(['same name as ur goat!! funny or not?', 'well, good idea or not?', 'cute or not'])(
    '"%s" is no choice of two',
    (message) => {
      for (const line of lines('Doris', ['Your ex was called Gerald.'], message))
        expect(endsWith(line, 'Doris', 'or not'), line).toBe(true);
    },
  );

  it('advice is given in the middle of a story', () => {
    const dominoes = { scene: 'gerald_dominoes', choices: [0, 0, 0] };
    const said = ['So he put up his last onion, and I put up Gerald.'];
    for (const line of lines('Doris', said, 'over an onion! do you miss him? should i forgive my ex', dominoes))
      expect(line).toMatch(/forgive your ex/i);
  });

  it('who Kitty is, is answered though a name was told before', () => {
    const said = ['I carry two, Kitty.', 'who is kitty?? my names anna', 'I shall carve Anna upon my cape.'];
    for (const line of lines('Puss in Boots', said, 'nice try. answer me gato, who is kitty? im jealous now'))
      expect(line).not.toMatch(/Anna/);
  });

  it.each(['should i put a cake stand in my launderette?', 'shall i put a bench in my garden'])('%s', (message) => {
    for (const line of lines('Suzy Sugar', ['Hello.'], message))
      expect(endsWith(line, 'Suzy Sugar', 'advice yes'), line).toBe(true);
  });
  it.each(['should i put the cat in the window', 'should i hang my brother on the wall'])('not: %s', (message) => {
    for (const line of lines('Suzy Sugar', ['Hello.'], message))
      expect(endsWith(line, 'Suzy Sugar', 'advice yes'), line).toBe(false);
  });
});
