import { describe, expect, it } from 'vitest';
import { endKeeping } from '../../kept/keeping.ts';
import { mayBePostcard, postcardOf } from './reply-postcard.ts';
import { greeted, head, play, turn } from './test-conversation.ts';

describe('a reply as a postcard', () => {
  const talk = play(...greeted, ...turn(2, 'Evening.', {}));

  it('is its character, smitten, in the hut; with a child at rest', () => {
    expect(postcardOf(talk, 'Mud, lass.')).toMatchObject({ place: 'hut', who: 'Shrek', face: 'smitten' });
    const child = play(...greeted, head(1, { care: 'minor' }), ...turn(2, 'x', { care: 'minor' }));
    expect(postcardOf(child, 'x').face).toBe('rest');
  });

  it('is none once danger was told, in this talk or in another of the visit', () => {
    expect(mayBePostcard(talk)).toBe(true);
    expect(mayBePostcard(play(...greeted, ...turn(2, 'x', { care: 'danger' }), ...turn(3, 'y', {})))).toBe(false);
    endKeeping();
    expect(mayBePostcard(talk)).toBe(false);
  });
});
