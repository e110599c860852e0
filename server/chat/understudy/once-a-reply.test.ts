import { expect, it } from 'vitest';
import { onceAReply, replying } from './once-a-reply.ts';

it('is worked out once within a reply, also where it comes to nothing, and nothing is kept behind it', () => {
  let asked = 0;
  const find = onceAReply((text) => {
    asked += 1;
    return text === 'nothing' ? undefined : text.length;
  });
  replying(() => {
    expect([find('onion'), find('onion'), find('nothing'), find('nothing')]).toEqual([5, 5, undefined, undefined]);
    expect(asked).toBe(2);
  });
  find('onion');
  find('onion');
  expect(asked).toBe(4);
  expect(() => replying(() => find(undefined as unknown as string))).toThrow();
  find('nothing');
  expect(asked).toBe(6);
});
