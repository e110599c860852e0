// An innkeeper's guest gets what guests ask for, in a scene or out of it.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';
import { checkGuests } from './check-guests.ts';

const hello = ['Nobody sold me this inn, you know. Shall I say how I got it?'];
const offer = { scene: 'hold_the_mop', choices: [] };

describe('an innkeeper', () => {
  it.each([
    ['evening. just walked in from the rain, my boots are soaked. got a room?', /room|bed/i],
    [
      "so you're not full, so i can have a bed? my name's tom btw, i walk from Brindle with a lame mule called Pepper",
      /room|bed/i,
    ],
    [
      "table two, thanks. and the bed? what's for supper at least, something smells good",
      /supper|stew|pie|bread|broth|soup/i,
    ],
    ['my mule Pepper needs a stall too, can she stand in your barn', /Pepper/],
    ["vinegar on a hen? is that a joke or what. and can my mule stand in the barn, she's limping", /the mule/i],
    ['lol ok ok. doris. the mule. barn. yes or no?', /the mule/i],
    ['no tip from me either. so what do you drink here, any ale?', /ginger beer|tea|cocoa|plum juice/i],
    ['shall i play you at dice or tell you about my road', /dice|throw|die|play|road|going/i],
    ['are you drunk doris?', /tea|sober|never touch/i],
    ['how much is the room?', /copper|tonight|slate|table/i],
    ['can i dry my socks by the fire', /stove|stool|dry/i],
  ] as const)('answers %j', (message, expected) => {
    for (const line of lines('Doris', hello, message, offer)) expect(line).toMatch(expected);
    for (const line of lines('Doris', hello, message)) expect(line).toMatch(expected);
  });

  it('knows the name of the beast from what was told before', () => {
    const said = ['i walk from Brindle with a lame mule called Pepper', 'Room two, dear.'];
    for (const line of lines('Doris', said, 'no tip if you dont feed Pepper')) expect(line).toContain('Pepper');
  });

  it('answers what is asked of the guest and of the inn, though a thing of the house is named', () => {
    const said = ['my name is tom, i have a mule called Pepper', 'Evening, Tom.'];
    for (const line of lines('Doris', said, "i'm fine, just wet. do you remember what my mule is called?"))
      expect(line).toMatch(/Pepper(?!.*(?:stall|straw|hay|oats))/);
    for (const line of lines('Doris', hello, 'are you drunk doris? who gave you the inn?'))
      expect(line).not.toMatch(/sober|mint tea/i);
  });

  it('goes on with a riddle that is answered, and wakes whoever leaves', () => {
    const riddle = 'It says one word all day, and gets stood on. What is it?';
    const where = { scene: 'doris_riddles', choices: [0] };
    for (const line of lines('Doris', [riddle], 'goodnight doris, wake me early', where))
      expect(line).toMatch(/dawn|wake|first light/i);
  });

  it('is sorry first for whoever is sad', () => {
    for (const line of lines('Doris', hello, 'my dad died today. got a room?')) expect(line).not.toMatch(/room two/i);
  });

  it('leaves other questions alone', () => {
    for (const message of [
      'who carved the sign?',
      'tell me a joke',
      'did you feed the cat',
      'how much do you love me',
      'i could eat a barn',
      'is the goat in the barn dance song?',
    ])
      for (const { line } of replies('Doris', hello, message))
        expect(line).not.toMatch(/stall|Room two|straw|copper|slate/i);
    for (const line of lines('Shrek', ['Mud.'], 'got a room?')) expect(line).not.toMatch(/Room two/);
  });
});

describe('what guests get', () => {
  it('is checked as every line is', () => {
    const slots = new Map([['dear', ['pet']]]);
    expect(checkGuests('## bed\n- asked: got a room\n- Yes.\n- Two.\n- Three beds, {beast}.', slots)).toEqual([]);
    const faults = checkGuests('## bed\n- A bed\n- Two.\n\n## bath\n- asked: a bath\n- One.', slots);
    expect(faults.map(({ what }) => what).join(' ')).toMatch(/full stop.*no phrases.*at least/);
  });
});
