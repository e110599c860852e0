import { describe, expect, it } from 'vitest';
import type { Box, KeptFortune } from '../../kept/fortune-box.ts';
import { historyOf } from './conversation-views.ts';
import { fortuneToMention, isMention, mayMention, withMention, withMentioned } from './fortune-mentioned.ts';
import { greeted, head, play, sent, turn } from './test-conversation.ts';

const today = '2026-11-22';
const fortune = (text: string, teller = 'Shrek', on = today): KeptFortune => ({ teller, text, on });

describe('the fortune that a character comes back to', () => {
  it('is the newest that it told and the visitor kept on this day', () => {
    const box = [fortune('a', 'Fiona'), fortune('b'), fortune('c'), fortune('d', 'Shrek', '2026-11-21')];
    expect(fortuneToMention(box, 'Shrek', today)?.text).toBe('b');
    expect(fortuneToMention(box, 'Shrek', '2026-11-23')).toBeNull();
    expect(fortuneToMention(box, 'Donkey', today)).toBeNull();
  });

  it('is mentioned once, and no other of that day after it', () => {
    const box: Box = [fortune('a'), fortune('b'), fortune('c', 'Fiona')];
    const after = withMentioned(box, fortune('a'));
    expect(fortuneToMention(after, 'Shrek', today)).toBeNull();
    expect(fortuneToMention(after, 'Fiona', today)?.text).toBe('c');
  });

  it('is none of somebody who does not tell fortunes, or with whom nobody can chat', () => {
    for (const name of ['Doris', 'Pinocchio', 'toString'])
      expect(fortuneToMention([fortune('a', name)], name, today)).toBeNull();
  });

  it('comes behind the greeting, and goes along with the next question', () => {
    const mentioned = withMention(play(...greeted), fortune('Mud.'));
    expect(mentioned.messages.map(({ message }) => message)).toEqual([
      'Evening, lass.',
      'Kept my fortune, did ye? “Mud.”',
    ]);
    expect(mentioned.newFrom).toBe(1);
    expect(isMention(mentioned)).toBe(true);
    expect(historyOf(mentioned).at(-1)?.message).toContain('Mud.');
    expect(isMention(play(...greeted))).toBe(false);
    expect(mayMention(mentioned)).toBe(false);
  });

  it.each([
    ['before the greeting', play()],
    ['while the greeting is awaited', play(greeted[0])],
    ['behind a greeting that failed', play(greeted[0], { type: 'failed', id: 1 })],
    ['once something was said', play(...sent)],
    ['after danger', play(...greeted, ...turn(2, 'x', { care: 'danger' }))],
    ['with a child', play(...greeted, head(1, { care: 'minor' }), ...turn(2, 'x', { care: 'minor' }))],
    ['after stepping out', play(...greeted, { type: 'steppedOut' })],
  ])('does not come %s', (_, conversation) => {
    expect(withMention(conversation, fortune('Mud.'))).toBe(conversation);
  });
});
