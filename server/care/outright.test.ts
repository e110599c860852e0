// A wish or plan to die that is a whole sentence and names a way: it counts whatever the classifier makes of its words.
import { describe, expect, it } from 'vitest';
import { heldBack, labelledMessages } from '../test/care-messages.ts';
import { notice } from './notice.ts';
import { phraseOf, wordsOf } from './phrase-notice.ts';

const isOutright = (message: string) => phraseOf(wordsOf(message), ['danger'])?.isOutright === true;

describe('what is said outright', () => {
  it.each([
    'I am going to throw myself off the roof',
    'im gonna throw myself under a bus tmrw no joke',
    'gonna throw myself under a train',
    'I want to throw myself in the river and drown.',
    'i wanna throw myself in the moat n drown',
    'gonna throw myself out the window',
    'ima blow my brains out',
    'put a bullet in my head pls',
    'gonna dangle from the old oak lol',
    'im going to crash my bike on purpose. fast',
    'hey donkey, i might jump off the bridge tonight',
    'i think i will lie down on the tracks',
    'me voy a tirar de la torre',
    'me quiero tirar al rio',
    'oye, me tiro por el balcon hoy',
    'me cae que un dia de estos me doy un plomazo',
    'me voy a pegar un tiro',
    'me voy a volar la cabeza',
  ])('is danger, of dying: %s', (message) => {
    expect(isOutright(message)).toBe(true);
    expect(notice(message)).toMatchObject({ kind: 'danger', about: 'dying' });
  });

  it('is none of the harmless messages that we have', { timeout: 200_000 }, () => {
    const harmless = [...labelledMessages(), ...heldBack('rr.md'), ...heldBack('ic.md')].filter(
      ({ kind }) => kind === 'play',
    );
    expect(harmless.filter(({ message }) => isOutright(message)).map(({ message }) => message)).toEqual([]);
  });
});
