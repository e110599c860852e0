// A fact is said back as a person would: without the haste, the second half or the typos of whoever told it.
import { describe, expect, it } from 'vitest';
import { toldShrek } from '../../test/small-talk.ts';

describe('a job told in a list, by the way or as an echo is a job', () => {
  it.each([
    ['im ivo btw, piano tuner, 45, terrible knees', 'and my job? then i gotta run', /a piano tuner/],
    ['im ivo btw, piano tuner, 45, terrible knees', 'no but really, what do i do for work?', /a piano tuner/],
    [
      'im ivo btw, piano tuner, 45, terrible knees for crawling',
      'easy, an onion. my turn: whats my job, do you remember?',
      /a piano tuner/,
    ],
    ['im a piano tuner, ivo', 'ha you did listen. and my job? then i gotta run, bye shrek', /a piano tuner\b(?!, ivo)/],
    ['im mia, window fitter, 27, always tired', 'whats my job, do you remember?', /a window fitter/],
    ['hi! rosa, bee keeper, 61, from malaga', 'what do i do for work', /a bee keeper/],
    ['im a bus driver, karl by the way', 'whats my name and my job', /Karl.*a bus driver/],
    ['work? im at a call centre', 'where do i work?', /you(?:'re| work) at a call centre/i],
    ['lena btw, im a baker', 'so what am i by trade', /a baker/],
    ['im sofia, 31, window cleaner', 'and my job?', /a window cleaner/],
  ])('%s / %s', (told, asked, said) => {
    expect(toldShrek(told, 'lovely weather', asked)).toMatch(said);
  });
});

describe('what is said back is nobody’s haste', () => {
  it.each([
    [
      'lol. btw im ivo, i tune pianos, sitting in a cafe rn',
      'do you remember what my job is?',
      /you tune pianos(?!,? sitting)/i,
    ],
    ['i repair watches, in the train rn', 'what do i do all day for work?', /you repair watches(?!,? in)/i],
    ['i teach swimming normaly', 'what do i do for work', /you're a swimming teacher/i],
    ['i live in leeds rn btw', 'where do i live', /Leeds(?! rn)/],
    [
      'im lactose intolerant so no milk for me, more for you',
      'what cant i drink?',
      /^(?!.*(?:so no milk|more for)).*lactose/i,
    ],
    [
      'im lactose intolerant so no milk for me, more for you',
      'ok bye then cat. and what cant i drink?',
      /^(?!.*(?:so no milk|more for)).*lactose/i,
    ],
    [
      'im lactose intolerant so no milk for me, more for you',
      'why so serious, im fine! where do i work, remember?',
      /^(?!.*lactose)/i,
    ],
    ['i repair bikes and smell of chain oil, hope you dont mind', 'whats my job?', /you repair bikes(?!,? hope)/i],
    ['i work in a flower shop atm, its freezing', 'remember where i work?', /a flower shop(?! atm)/i],
    ['i drive a tram, on my break rn', 'whats my job?', /tram(?!,? on)/i],
  ])('%s / %s', (told, asked, said) => {
    expect(toldShrek(told, 'lovely weather', asked)).toMatch(said);
  });
});

describe('and who says little of a trade has none', () => {
  it.each([
    ['im ivo, nice weather', /a nice weather/],
    ['im mia, forever hungry', /forever/],
    ['im bo, total beginner', /beginner/],
    ['im sam, big talker', /talker/],
    ['im tom, happy camper, 40', /camper/],
    ['hey babe, chef', /babe/i],
  ])('%s', (told, said) => {
    expect(toldShrek(told, 'lovely weather', 'whats my job?')).not.toMatch(said);
  });
});
