import { describe, expect, it } from 'vitest';
import { kindOf, kindsIn } from './kind-of.ts';
import { kinds } from './kinds.ts';
import { meaningFile, readMeanings } from './meaning.ts';

/** Written by readers who had not seen messages.md, in talks with the understudy; none of them stands there. */
const strangers: readonly (readonly [message: string, answer: string | null])[] = [
  ['not the good socks!! but dinner shrek, im hungry', 'hungry'],
  ['poor miller haha. nah thats enough, im starving, whats for supper', 'hungry'],
  ['lol gross, stay downwind. what should we have for dinner after this', 'what-to-cook'],
  ['Ramón IS a cat, querida. What should I give them for the wedding?', 'present-for-friend'],
  ['Guess at what? I only want a birthday present for my daughter Lotte', 'present-for-friend'],
  ['haha salad bouquets. what should i give her as a present?', 'present-for-friend'],
  ['So what are you doing today besides puddles?', null],
  ['so what have u been up to today, besides writing poems about me', 'did-today'],
  ['lol u ok? any tips for the speech, im so nervous', 'presentation'],
  ['good answer. btw my sister Marta gets married on saturday, will you come with me?', 'invite-wedding'],
  ['But I have news: my brother Ramón is getting married on Saturday in Sevilla', 'wedding-news'],
  ['poor back. mines fine, i spent the day painting. want a back rub?', 'stroke-hair'],
  ['u talk to the pond more than ur wife?? im jealous', 'are-you-jealous'],
  ['haha ok then lets go out on the balcony. is it cold out there?', 'are-you-cold'],
  ['smooth. whats the thing ur scared of, dogs?', 'your-fear'],
  ['ok peg sounds fun. gotta roll home, miss me?', 'pool miss-you'],
  ['I just told you! the blacksmith hired me. arent you happy for me?', 'happy-with-me'],
  ['omg are u scared of spiders, the big brave puss', 'like-insects'],
  ['no i mean i got a new job, im happy', 'new-job'],
  ['cute. did u hear me tho. how do I stay awake at night?', 'cant-sleep'],
  ['haha ok fair. u look beautiful tonight btw', 'you-are-pretty'],
  ['so u bring all ur girls here? ok whatever. are you a romantic', 'are-you-romantic'],
  ['well then forgive me with a kiss ;)', 'pool kiss'],
  ['Teach me something ogreish', 'lesson'],
];

describe('the kind of a message', () => {
  it('is learnt for every kind of messages.md, as it stands now', () => {
    expect([...readMeanings(meaningFile).kinds.rows.keys()]).toEqual(kinds.map(({ title }) => title));
  });

  it('is that of its example, for three of five examples: they were chosen to differ', () => {
    const all = kinds.flatMap((kind) => kind.messages.map((message) => ({ kind, message })));
    const some = all.filter((_, i) => i % 7 === 0);
    const known = some.filter(({ kind, message }) => kindOf(message)?.kind.answer === kind.answer);
    expect(known.length / some.length).toBeGreaterThan(0.6);
  });

  it('is known of what strangers wrote, mostly', () => {
    const missed = strangers.filter(([message, answer]) => kindsIn(message)[0]?.kind.answer !== answer);
    expect(missed.map(([message]) => `${message}: ${kindsIn(message)[0]?.kind.answer}`).slice(4)).toEqual([]);
  });

  it('is not that of a remark by the way, where something else is said', () => {
    expect(kindsIn('aw thats sweet. my sister is getting married on saturday')[0]?.kind.answer).toBe('wedding-news');
  });

  it('is none where nothing in it is known', () => {
    expect(kindsIn('')).toEqual([]);
    expect(kindsIn('xqzt')[0]?.sureness ?? 0).toBeLessThan(0.62);
  });
});
