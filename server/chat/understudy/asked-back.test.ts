// What the character itself said is asked back: the whole of its lines is walked through, and single cases are looked at.
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { answerOf, everyLine, questionsAbout } from '../../test/asks-back.ts';
import { endsWith, lines, withoutOffers } from '../../test/every-chance.ts';
import { act } from './act.ts';
import { noProgress, writeProgress } from './place.ts';
import { gerundOf, infinitiveOf } from './verb-forms.ts';

/** Every so many lines, so that the walk takes seconds; ASKED_BACK_EVERY=1 takes all, and minutes. */
const every = Number(process.env.ASKED_BACK_EVERY ?? 40);
/** In a hundred. Fewer than the 94 of all, because a character is asked some fifty questions here and a few misses are chance. */
const leastAnswered = 85;

describe('every line of pools, scenes, facts, free talk and offers', () => {
  it.each(characterNames.filter(isSpeaking))(
    'of %s is asked back, and the answer knows or names what was asked',
    (character) => {
      const missed: string[] = [];
      let asked = 0;
      for (const [i, said] of everyLine(character).entries()) {
        if (i % every !== 0) continue;
        for (const question of questionsAbout(said.line, character)) {
          const place = said.place && { ...said.place, waited: 0, entry: 'offer' as const };
          const scene = writeProgress({ ...noProgress, place, met: place ? [place.scene] : [] });
          let time = 0;
          const random = () => {
            time += 1;
            return ((i * 7919 + time * 104729) % 1000) / 1000;
          };
          const history = [{ category: 'AI' as const, message: said.line }];
          const asks = { character, loveInterest: 'Fiona', message: question.message, history, scene };
          const { line } = act(asks, withoutOffers(character), random);
          asked += 1;
          if (answerOf(character, said, question, line) === 'missed')
            missed.push(`${said.line} - ${question.message} - ${line}`);
        }
      }
      expect(asked).toBeGreaterThan(0);
      expect((100 * (asked - missed.length)) / asked, missed.join('\n')).toBeGreaterThanOrEqual(leastAnswered);
    },
    120_000,
  );
});

describe('a thing of the last two lines of which nothing is known', () => {
  it.each([
    [
      'Shrek',
      "A nurse. I'd trust you with my best bucket, then.",
      "Your best bucket! What's in it?",
      'more',
      'my bucket',
    ],
    ['Doris', 'Best vows I ever heard were about a cave.', 'which cave?', 'which', 'the cave'],
    [
      'Kitty Softpaws',
      'The night porter, and he never said a word.',
      'What did you bribe the porter with?',
      'more',
      'the porter',
    ],
    ['Suzy Sugar', 'Over there by the blue kite, still up there.', 'whose kite is that', 'who', 'the kite'],
    ['Fiona', 'You read the sign and came in anyway.', 'where did you find the sign?', 'where', 'the sign'],
    ['King Harold', 'I merely seated Mr Ferrule next to the geese.', 'Who is Mr Ferrule?', 'person', 'Mr Ferrule'],
    [
      'Donkey',
      "The big one's Marjorie, the rest are all called Excuse Me!",
      'Why are they called Excuse Me?',
      'why',
      'Excuse Me',
    ],
    ['Gingerbread', 'A lemon, for my left button. Have somebody carry it.', 'what lemon?', 'which', 'the lemon'],
  ] as const)('is owned up to by its name: %s, %j, %j', (character, line, message, kind, thing) => {
    for (const said of lines(character, [line], message))
      expect(endsWith(said, character, `quotes ${kind}`, { thing }), said).toBe(true);
  });

  it('may stand in the line before the last', () => {
    const talk = ['The ferryman waved at my left sleeve.', 'haha nice', 'It was a very good wave.'];
    for (const said of lines('Queen Lillian', talk, 'which ferryman?')) expect(said).toContain('The ferryman?');
  });
});

describe('why the character did something', () => {
  it.each([
    [
      'Fiona',
      'I spent mine plaiting rope, and I only fell over twice.',
      'Why on earth did you fall over?',
      'falling over',
    ],
    ['Doris', 'I hid a kettle from the cook.', 'why would you hide it?', 'hiding it'],
    ['Puss in Boots', 'I saluted a lamp post this morning.', 'but why did you salute?', 'saluting'],
    ['Donkey', 'So I danced with a broom!', 'why did you dance?', 'dancing'],
  ] as const)('names the deed: %s, %j, %j', (character, line, message, thing) => {
    for (const said of lines(character, [line], message))
      expect(endsWith(said, character, 'quotes deed', { thing }), said).toBe(true);
  });

  it('is not said of what it never spoke of', () => {
    for (const said of lines('Fiona', ['The wall is wet tonight.'], 'why did you fall over?'))
      expect(said).not.toContain('Falling over?');
  });

  it.each(['why did you kill it?', 'why did you hit me?'])('is said in no play of harm: %j', (message) => {
    for (const said of lines('Fiona', ['I hit the log, and it fell.'], message))
      expect(said).not.toMatch(/^(?:Killing|Hitting)/);
  });
});

describe('of two questions the one about what was named', () => {
  it.each([
    [
      'King Harold',
      'A lily pad! Margaret will be so pleased to have been guessed.',
      'Who is Margaret? Is that the pad, or have I cause for jealousy?',
      /lily pad/,
    ],
    [
      'Fiona',
      'The owl and I have argued about ladders all week.',
      'Which owl? Tell me what the two of you argue about.',
      /owl/i,
    ],
    [
      'Kitty Softpaws',
      "No vow. A key. I've never given anyone a key.",
      'A key? To what? Or were we still playing tax collector?',
      /loft|key/i,
    ],
  ] as const)('comes first: %s, %j, %j', (character, line, message, answer) => {
    for (const said of lines(character, [line], message)) expect(said).toMatch(answer);
  });
});

describe('whose something is', () => {
  it.each([
    [['I brought you the royal tiara. What have you been up to?'], 'A tiara! Whose head did you lift that from?'],
    [
      ['I brought you the royal tiara.', 'A tiara!', "It's only visiting. It goes home on Sunday, polished."],
      'And whose is it on Sundays?',
    ],
  ])('is known of the thing: %j, %j', (said, message) => {
    for (const line of lines('Kitty Softpaws', said, message)) expect(line).toMatch(/^The queen's/);
  });
});

describe('the forms of verbs', () => {
  it.each([
    ['fell', 'fall', 'falling'],
    ['tried', 'try', 'trying'],
    ['stopped', 'stop', 'stopping'],
    ['danced', 'dance', 'dancing'],
    ['stole', 'steal', 'stealing'],
    ['put', 'put', 'putting'],
    ['baked', 'bake', 'baking'],
    ['opened', 'open', 'opening'],
    ['waited', 'wait', 'waiting'],
    ['polished', 'polish', 'polishing'],
    ['lied', 'lie', 'lying'],
    ['smiled', 'smile', 'smiling'],
    ['jumped', 'jump', 'jumping'],
    ['counted', 'count', 'counting'],
    ['borrowed', 'borrow', 'borrowing'],
    ['hid', 'hide', 'hiding'],
  ])('%s, %s, %s', (past, verb, gerund) => {
    expect(infinitiveOf(past)).toBe(verb);
    expect(gerundOf(verb)).toBe(gerund);
  });

  it.each(['red', 'bed', 'tired', 'need', 'quiet'])('%s is none', (word) => {
    expect(infinitiveOf(word)).toBeNull();
  });
});
