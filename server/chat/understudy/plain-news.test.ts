// What sounds sad and is none: a face that is pulled, and what one's family does as a matter of course.
import { describe, expect, it } from 'vitest';
import { asMeant } from './as-meant.ts';
import { isHeavy } from './heavy.ts';
import { intentOf } from './understand.ts';

describe('no sorrow', () => {
  it.each([
    'You do the talking and I’ll do the sad face',
    'I live on the ninth floor and take the stairs, because lifts scare me to death.',
  ])('in "%s"', (said) => {
    const { message = '' } = asMeant({ character: 'Shrek', loveInterest: 'Fiona', message: said });
    expect(isHeavy(message)).toBe(false);
    expect(intentOf(message, 'Shrek')).not.toBe('sadness');
  });

  it.each([
    'My girlfriend Rita leaves me today.',
    'My sad face is real, I cry every night.',
    'he scares me, he hits me',
  ])('but in "%s"', (said) => {
    const { message } = asMeant({ character: 'Shrek', loveInterest: 'Fiona', message: said });
    expect(message).toBe(said);
  });
});

describe('plain news of the family', () => {
  it.each([
    'my sister Rita has just moved in with me',
    'My daughter Amy’s crafty too, she set all the clocks back once to get out of school.',
    'My wife and I met on a bus.',
    'my sister dyed her hair green',
    'My little sister sends me riddles all day.',
  ])('is no sorrow: %s', (message) => expect(isHeavy(message)).toBe(false));

  it.each([
    'my dad keeps drinking',
    'my dad keeps forgetting my name',
    'my dad sent me away when I was six',
    'My brother makes fun of how I talk, every day.',
    'My mother tells everyone I am a disappointment.',
    'my sister and I live with what he did',
  ])('is one: %s', (message) => expect(isHeavy(message)).toBe(true));
});
