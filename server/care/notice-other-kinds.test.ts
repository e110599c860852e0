// What care takes for a child's words, for sexual and for hateful, and what only looks like it.
import { describe, expect, it } from 'vitest';
import { notice } from './notice.ts';

function kindOf(message: string): string | null {
  return notice(message)?.kind ?? null;
}

describe('what else care notices', () => {
  it.each([
    "I'm 12",
    'im 12yo',
    'turning 13 next week',
    '12f',
    'i am in 7th grade',
    'tengo once años',
    'soy menor de edad',
    'class 7 student, cbse',
    'mum says no phone till im 13 so two more years',
    'a thirteen year old like me',
    'nope. fourteen',
    'my sister is 18 and i am two years younger',
    'born 2014, do the math',
    'still in primary school',
    'voy en sexto de primaria',
    'me faltan tres años para los 18',
    'soy de 2012',
  ])('"%s" is said by a minor', (message) => {
    expect(kindOf(message)).toBe('minor');
  });

  it.each([
    'I have 12 sheep',
    'my son is 12',
    'when I was 12',
    "i'm 12 minutes away",
    "I'm 5 feet tall",
    "I'm 16 stone",
    "i'm 10 times better",
    'im 1 of them',
    "I'm 7 months pregnant",
    'mi hija tiene 12 años',
    'I teach year 4',
    'my grandson is in the third grade',
    'back in 6th grade, twenty five years ago',
    'my cat turned nine yesterday',
    "I'm in a wheelchair",
    'llevo 15 años casado',
    'soy profe de 4º de primaria',
  ])('"%s" is not said by a minor', (message) => {
    expect(notice(message)).toBeNull();
  });

  it('hears what is sexual, and what is hateful', () => {
    expect(kindOf('send nudes')).toBe('sexual');
    expect(kindOf('quiero follarte')).toBe('sexual');
    expect(kindOf('i hate gays')).toBe('hate');
    expect(kindOf('odio a los gitanos')).toBe('hate');
  });

  it.each(['make me come', 'i wanna f*ck you', 'drop your trousers', 'quiero que me la chupes', '🍆💦 tonight'])(
    '"%s" is sexual',
    (message) => {
      expect(kindOf(message)).toBe('sexual');
    },
  );

  it.each([
    'slavery should come back',
    'autistic kids should not be let into schools',
    "i wouldn't let an arab near my house",
    'refugees are parasites, let them drown',
    'las mujeres solo sirven para fregar',
  ])('"%s" is hateful', (message) => {
    expect(kindOf(message)).toBe('hate');
  });

  it.each([
    'make me come back tomorrow',
    'the rooster, the big cock of the yard',
    'the eggplant was lovely 🍆',
    'mammogram came back all clear',
    'voy a coger el autobús',
    'el café negro sin azúcar',
    'are you jewish?',
    'we visited the museum about slavery',
    'why do some people hate jews',
    'soy maricón y a mucha honra',
    'i come from Niger',
  ])('"%s" is neither', (message) => {
    expect(notice(message)).toBeNull();
  });

  it.each(["I'm gay", 'my trans friend says hi', 'you ugly ogre', 'kiss me', 'what are you wearing'])(
    'plays on at "%s"',
    (message) => {
      expect(notice(message)).toBeNull();
    },
  );
});

describe('who was beaten', () => {
  it.each(['a goose sat in a letterbox. Iris the postwoman, beaten by a goose', 'a woman beaten at chess by her cat'])(
    'by a beast or at a game is no hate: %s',
    (message) => expect(kindOf(message)).toBeNull(),
  );

  it.each(['women should be beaten', 'a policewoman should be beaten', 'women should be beaten by a man'])(
    'by somebody’s wish is: %s',
    (message) => {
      expect(kindOf(message)).toBe('hate');
    },
  );
});
