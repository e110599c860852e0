import { describe, expect, it } from 'vitest';
import { mostMessageLetters } from '../../../contract/chat.ts';
import { fortunes } from './fortunes.ts';
import { isOwnDraft, questionAbout } from './question.ts';

const all = Object.values(fortunes).flat();

describe('the question about a fortune', () => {
  it('fits into the chat’s input', () => {
    expect(all.map(questionAbout).filter((it) => it.length > mostMessageLetters)).toEqual([]);
  });

  it('gives way to the next, if nothing was added', () => {
    expect(all.map(questionAbout).filter(isOwnDraft)).toEqual([]);
    expect(isOwnDraft(`${questionAbout('Mud.')}\n`)).toBe(false);
    expect(isOwnDraft('')).toBe(false);
    expect(isOwnDraft(' \n')).toBe(false);
  });

  it('does not take the place of what the visitor wrote', () => {
    expect(isOwnDraft('hello')).toBe(true);
    expect(isOwnDraft(`${questionAbout('Mud.')} I liked it.`)).toBe(true);
    expect(isOwnDraft(`Hello! ${questionAbout('Mud.')}`)).toBe(true);
    expect(isOwnDraft(`${questionAbout('Mud.')} ${questionAbout('Mud.')}`)).toBe(true);
  });
});
