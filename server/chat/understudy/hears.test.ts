import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';

describe('news that names a thing', () => {
  it.each([
    ['Doris', "that's better. got a splinter the length of a spoon", 'splinter'],
    ['Puss in Boots', 'what a night under the stars. i nicked a ham yesterday', 'ham'],
    ['Donkey', 'i look nice in that hat. i scorched a barn today btw, by accident', 'barn'],
    ['Fiona', 'we found a puddle with three ducks in it', 'puddle'],
    ['Gingerbread', 'somebody stole my scarf at the fair', 'scarf'],
    ['Suzy Sugar', 'i bought an umbrella with spots', 'umbrella'],
    ['King Harold', 'i have mended the kettle at last', 'kettle'],
  ] as const)('is heard with its name: %s, %s', (character, message, thing) => {
    for (const { line, progress } of replies(character, ['The night was warm.'], message)) {
      expect(line.toLowerCase(), line).toContain(thing);
      expect(progress.place, line).toBe(null);
    }
  });

  it('is pitied where it is bad', () => {
    for (const line of lines('Shrek', ['The night was warm.'], 'someone stole my scarf at the fair'))
      expect(line).toMatch(/^(?:Ach, rotten|That's rough|Och, no|Sorry about that|Poor you|Hard, that)\. /);
  });

  it('says back nothing that is never said back', () => {
    for (const line of lines('Shrek', ['The night was warm.'], 'i found a gun behind the barn'))
      expect(line).not.toMatch(/gun/i);
  });
});
