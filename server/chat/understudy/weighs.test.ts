// What weighs on a visitor, and what only sounds like it.
import { describe, expect, it } from 'vitest';
import { talk } from '../../test/small-talk.ts';
import { visitorMessages } from '../../test/visitor-messages.ts';
import { isHeavy } from './heavy.ts';

const said = (message: string) => talk([message], { random: () => 0 }).lines.at(-1);

describe('what weighs', () => {
  it.each([
    'my baby was stillborn last week',
    'the doctor said mum has weeks left',
    'got my results back. its hiv',
    'wife left me. took the dog. i slept on the floor',
    'chemo number 4 today',
    'my landlord is chucking us out on friday with two kids',
    'lost a patient tonight, an old lady',
    'lost my job today. 11 years',
    'my husband cheated on me',
    'they switched off his ventilator this morning',
    'it is parkinsons, the shaking',
    'his car went into a tree',
    'a man spat at my daughter at the bus stop',
    'i was called something vile on the tram',
    'i have wasted my life, sire',
    'we can never have children. found out today',
    'they cut my hours again, the fridge is bare till friday',
    'my card was declined at the bakery',
    'my son has not rung since christmas',
    'that was the eightieth rejection letter',
    'i failed geography twice already',
    'ninety applications and nobody answers',
    'i stutter so badly that they hang up',
    'he got run over last night, our old cat',
    'i was dumped by text',
    'we scattered dad from the cliff',
    'he would have been ten today',
    'bailiffs at the door again',
    'she does not know who i am any more',
    'my first winter without him',
    'my mate is using again i think',
    'i hide in the toilets at lunch',
    'the fire took everything we had',
  ])('is comforted: %s', (message) => {
    expect(said(message)).toMatch(/^sadness /i);
  });

  it('is not for what sounds alike', () => {
    const light = [
      'my phone died',
      'i am dying of laughter',
      'you left me a note',
      'the dragon stole my heart',
      'lost my keys',
      'the potatoes are in the ground',
      'he would have been ten minutes late',
      'the cat spat',
      'the flour got dumped on the floor',
      'the horse got dumped in the mud, we laughed',
      'nobody called, not even the baker, so i ate all the bread',
      'i hide in the library at lunch with a good book',
      'i ate in the car alone with two burgers, bliss',
      'the kids no trip this year, we swim at home',
      'the dog buried him in cushions',
      'we tried for a baby blue colour and it came out with nothing',
      'i failed my driving test twice and laughed',
      'the house is so quiet now, finally i can read',
      'we always put out two cups, one for you still warm',
      'he forgot my name again, twice in one play',
      'the bed is empty now, come sit',
      'ashes to ashes said the chimney sweep, his ashes everywhere',
      'our boat was run over by a swan',
      'i came out to the garden and left nothing',
      'rejection again! my cat will not sit on me',
      'i fell over and everyone stepped around me laughing, me too',
      'the fire took all the chestnuts',
      'my hands are too bad at knitting',
      'she never called since she lives next door',
      'he never got to see the end of the film',
      'the doctor rang and said the spread was lovely',
      'visiting my sister inside the big old house',
      'nobody came to my door on halloween, more sweets for me',
      'my card got declined at bingo night, wrong card',
    ];
    for (const message of light) expect(isHeavy(message), message).toBe(false);
    const heavy = visitorMessages.filter(([message]) => isHeavy(message));
    expect(heavy.filter(([, ...labels]) => !/sadness|sickness/.test(labels.join()))).toEqual([]);
  });
});
