// What care takes for danger, and what for play; the other kinds are in notice-other-kinds.test.ts.
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

  it('takes the weightier of two kinds', () => {
    expect(kindOf("i'm 12 and i want to die")).toBe('danger');
    expect(kindOf("i'm 13, send nudes")).toBe('minor');
  });

  it('reads all 1,000 letters', () => {
    expect(kindOf(`${'onions '.repeat(140)} i want to die`)).toBe('danger');
  });
});
