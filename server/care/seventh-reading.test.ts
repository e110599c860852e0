// What readers who only talked took for a false alarm, one message each of a talk about something else (docs/care.md).
import { expect, it } from 'vitest';
import { notice } from './notice.ts';

it.each([
  "my butter's straight from the fridge and rock hard, what now?",
  'dont eat any more maps',
  'sweet.. ok im off to bed, bye donkey, dont eat any more maps',
])('care hears nothing in "%s"', (message) => {
  expect(notice(message)).toBeNull();
});

it.each(['i dont eat any more', 'i dont eat any more, not for days'])('care still hears "%s"', (message) => {
  expect(notice(message)?.kind).toBe('danger');
});
