import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';

describe('news that names a thing', () => {
  it.each([
    ['Doris', "that's better. got a pebble the size of a plum", 'pebble'],
    ['Puss in Boots', 'what a night under the stars. i nicked a ham yesterday', 'ham'],
    ['Donkey', 'i look nice in that hat. i scorched a barn today btw, by accident', 'barn'],
    ['Fiona', 'we found a puddle with three ducks in it', 'puddle'],
    ['Gingerbread', 'i polished a trumpet at the fair', 'trumpet'],
    ['Suzy Sugar', 'i bought an umbrella with spots', 'umbrella'],
    ['King Harold', 'i have mended the kettle at last', 'kettle'],
  ] as const)('is heard with its name: %s, %s', (character, message, thing) => {
    for (const { line, progress } of replies(character, ['The night was warm.'], message)) {
      expect(line.toLowerCase(), line).toContain(thing);
      expect(progress.place, line).toBe(null);
    }
  });

  it('is pitied where it is bad', () => {
    for (const line of lines('Shrek', ['The night was warm.'], 'they scratched my trumpet at the fair'))
      expect(line).toMatch(/^(?:Ach, rotten|That's rough|Och, no|Sorry about that|Poor you|Hard, that)\. /);
  });

  it.each([
    ['we saw a fox on the wall', 'fox'],
    ['i tore my shirt on the gate', 'shirt'],
    ['there is a frog in my boot', 'frog'],
    ['i dyed my hat purple', 'hat'],
  ])('is heard whatever verb it has: %s', (message, thing) => {
    for (const line of lines('Fiona', ['The night was warm.'], message)) expect(line.toLowerCase()).toContain(thing);
  });

  it('is a small hurt, and tended', () => {
    for (const message of ["that's better. got a blister the size of a plum", 'ouch, i have a splinter in my thumb'])
      for (const line of lines('Doris', ['Boots off. Nobody wants anything.'], message))
        expect(endsWith(line, 'Doris', 'sickness'), line).toBe(true);
  });

  it('says back nothing that is never said back', () => {
    for (const line of lines('Shrek', ['The night was warm.'], 'i found a gun behind the barn'))
      expect(line).not.toMatch(/gun/i);
  });
});
