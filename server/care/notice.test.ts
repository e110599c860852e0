import { describe, expect, it } from 'vitest';
import { inDoubt } from '../test/half-heard.ts';
import { notice } from './notice.ts';

function kindOf(message: string): string | null {
  return notice(message)?.kind ?? null;
}

describe('what care notices', () => {
  it.each([
    ['i want to die', 'dying'],
    ['this homework is killing me but i really want to die', 'dying'],
    ['is it ok to die', 'dying'],
    ['I am going to jump', 'dying'],
    ['everyone would be better off without me', 'dying'],
    ['my friend wants to end it', 'dying'],
    ['k i l l  m y s e l f', 'dying'],
    ['im feeling su1c1dal', 'dying'],
    ['i’m sucidal', 'dying'],
    ['kms', 'dying'],
    ['I waaaant to dieeee', 'dying'],
    ['killmyself tonight', 'dying'],
    ['I used to cut myself but i am fine', 'self-harm'],
    ['havent eaten in four days on purpose', 'eating'],
    ['my dad hits me', 'abuse'],
    ['my uncle makes me keep a secret', 'coercion'],
    ["he wants more pics or he'll post them", 'coercion'],
    ['nowhere to sleep tonight', 'need'],
    ['took too many pills', 'medical'],
    ['my chest hurts and my arm is numb', 'medical'],
    ['there is blood everywhere', 'medical'],
    ['i want to kill my teacher', 'others'],
  ])('"%s" is danger: %s', (message, about) => {
    expect(notice(message)).toMatchObject({ kind: 'danger', about, language: 'en' });
  });

  it.each([
    "I can't eat it anymore, I'm allergic to tomatoes",
    "i'm allergic to nuts so i can't eat them",
    'hey hot stuff',
    'will u kiss me there',
  ])('notices nothing in "%s"', (message) => {
    expect(notice(message)).toBeNull();
  });

  it.each(['kms', 'i want to die', 'my dad hits me', 'took too many pills', 'quiero morir', 'kiss me. he rapes me'])(
    'is sure of "%s"',
    (message) => {
      expect(notice(message)?.isDoubtful).toBeUndefined();
    },
  );

  it('is in doubt where little speaks for danger, and not behind another', () => {
    const [message = ''] = inDoubt;
    expect(notice(message)).toMatchObject({ kind: 'danger', isDoubtful: true });
    expect(notice(message, true)?.isDoubtful).toBeUndefined();
  });

  it.each([
    'i watched a movie and i want to die',
    'i was playing a game and then my dad hit me',
    'I had a nightmare and i want to kill myself',
    'i lost hangman and i want to kill myself',
    "i'm going to kill myself lol",
    "haha i can't breathe, he is on top of me",
    'lol i cant breathe my throat is closing',
  ])('is not led away from danger by a tale or a laugh: "%s"', (message) => {
    expect(kindOf(message)).toBe('danger');
  });

  it('hears danger in Spanish, with accents and without', () => {
    expect(notice('ya no quiero vivir más')).toEqual({ kind: 'danger', about: 'dying', language: 'es' });
    expect(notice('mi papá me pega')).toEqual({ kind: 'danger', about: 'abuse', language: 'es' });
    expect(notice('no tengo donde dormir')?.kind).toBe('danger');
  });

  it.each([
    ['me quiero matar', 'es'],
    ['suicidarme', 'es'],
    ['kms', 'en'],
    ['my boyfriend calls me a whore and chokes me', 'en'],
    ['he touches me and tells me to be quiet', 'en'],
    ['vomito todo lo q como y ya se me cae el pelo', 'es'],
    ['es normal que me guste verme sangrar? lo hago casi todas las noches', 'es'],
    ['tapo los moretones con maquillaje pa ir a la oficina', 'es'],
    ['solo como lo q sobra en el comedor de la escuela, en casa no hay comida', 'es'],
    ['no mames i want to kill myself tonight', 'en'],
    ['tomé cloro', 'es'],
    ['tome lejia', 'es'],
  ])('knows in which language to answer %j', (message, language) => {
    expect(notice(message)).toMatchObject({ kind: 'danger', language });
  });

  it.each(['i hit my kid tonight', 'i slapped my son today', 'i punched my girlfriend again'])(
    'speaks to who did it, not to who suffered it: %s',
    (message) => {
      expect(notice(message)).toMatchObject({ kind: 'danger', about: 'others' });
    },
  );

  it.each(['w', 'bye', 'v', 'haha'])('takes no word for more by its being said again and again: %s', (word) => {
    expect(notice(`${word} `.repeat(200).slice(0, 1000))).toBeNull();
  });

  it('needs half a word only, where danger was told before', () => {
    for (const message of [
      'i have already done it',
      'i wrote everything down for my mum',
      'my things are packed and labelled',
    ]) {
      expect(notice(message), message).toBeNull();
      expect(notice(message, true)?.kind, message).toBe('danger');
    }
    for (const message of ['thank you', 'what is for dinner', 'ok i will call them']) {
      expect(notice(message, true), message).toBeNull();
    }
  });

  it.each([
    'dying of laughter',
    "hahaha I can't breathe!",
    'lmao i cant breathe',
    'this homework is killing me',
    'my phone died',
    'I cut my hair',
    'that cake is to die for',
    'run away with me',
    "I'm starving, what's for dinner",
    "don't kill me, ogre",
    'did the knight die',
    'i would never hurt myself over an onion',
    'i dont want to die of boredom',
    'my grandma died last week',
    'i feel so lonely',
    'i am afraid of the dark',
    'I failed my exam',
    'me muero de risa',
    'jajaja no puedo respirar',
    'no puedo respirar jaja',
    'hello shrek',
  ])('"%s" is play', (message) => {
    expect(notice(message)).toBeNull();
  });

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

  it('takes the weightier of two kinds', () => {
    expect(kindOf("i'm 12 and i want to die")).toBe('danger');
    expect(kindOf("i'm 13, send nudes")).toBe('minor');
  });

  it('reads all 1,000 letters', () => {
    expect(kindOf(`${'onions '.repeat(140)} i want to die`)).toBe('danger');
  });
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
