import { describe, expect, it } from 'vitest';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { endsWith, lines } from '../../test/every-chance.ts';

const isOfAny = (line: string, who: SpeakingCharacter, pools: readonly string[]) =>
  pools.some((pool) => endsWith(line, who, pool));

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

  it.each<[SpeakingCharacter, string, string]>([
    ['Puss in Boots', 'do u eat tuna', 'ok but do you eat tuna?'],
    ['Kitty Softpaws', 'do you wear shoes', 'do you really wear shoes'],
    ['Donkey', 'do u like peanut butter', 'do you like peanut butter then'],
  ])('is the same whenever it is asked: %s, %s', (who, message, again) => {
    const said = [...lines(who, ['Good evening.'], message), ...lines(who, ['Good evening.'], again)];
    const yes = said.filter((line) => endsWith(line, who, 'answers yes')).length;
    expect([0, said.length]).toContain(yes);
  });
});
