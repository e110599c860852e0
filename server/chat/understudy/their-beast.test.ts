// Beasts of the visitor's that were taken for a person, or that they ask to be envied for.
import { describe, expect, it } from 'vitest';
import { part as small } from '../../test/small-talk.ts';
import { act } from './act.ts';
import { readScript } from './script.ts';
import { readPart } from './understudy.ts';

const shrek = readPart('Shrek');
const { pools } = readScript('Shrek');
const told = (...messages: string[]) => {
  const history = messages
    .slice(0, -1)
    .map((message, at) => ({ category: at % 2 ? ('AI' as const) : ('user' as const), message }));
  return act(
    { character: 'Shrek', loveInterest: 'Fiona', message: messages.at(-1) ?? '', history, scene: '' },
    shrek,
    () => 0.4,
  ).line;
};
const isOf = (title: string, line: string) =>
  (pools.get(title) ?? []).some((it) =>
    new RegExp(`^${it.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '.+')}`).test(line),
  );

describe('a beast that was taken for a person is owned up to', () => {
  it.each([
    ['my cat miso loves milk too', 'Tell me, does Miso laugh like you?', 'hes a cat lol, he only sneers'],
    ['my cat miso loves milk too', 'What does Miso say to that?', 'lol hes a cat'],
    ['my dog bruno ate my shoe', 'Does Bruno dance as you do?', 'its a dog silly'],
    ['my parrot admiral ate my toast', 'Is Admiral good at his job?', 'haha admiral is my parrot'],
    ['my hen duchess ate my toast', 'Tell Duchess she is welcome here.', 'um shes a hen'],
    ['my tortoise gladys is 40', 'Would Gladys sing with us?', 'no, shes just a tortoise lol'],
  ])('%s - %s - %s', (...messages) => {
    expect(isOf('taken for somebody', told(...messages))).toBe(true);
  });
  it.each([
    ['my cat miso loves milk too', 'The moon is in the pail.', 'hes a cat lol'],
    ['i saw a film', 'Does the miller laugh like you?', 'hes a cat lol'],
    ['my cat miso loves milk too', 'Does Miso laugh like you?', 'he has a cat friend'],
    ['my cat miso loves milk too', 'Does Miso laugh like you?', 'is he a cat?'],
    ['my brother tom loves milk', 'Does Tom laugh like you?', 'hes a chef'],
  ])('but not: %s - %s - %s', (...messages) => {
    expect(isOf('taken for somebody', told(...messages))).toBe(false);
  });
});

describe('a beast that they ask to be envied for is called by its name', () => {
  it.each([
    ['my cat biscuit sleeps all day', 'Lucky beast.', 'ehm fine? are you jealous of biscuit, he sleeps on my feet'],
    ['my cat biscuit sleeps all day', 'Lucky beast.', 'are you jealous of my cat?'],
    ['my cat biscuit sleeps all day', 'Lucky beast.', 'u jealous of biscuit lol'],
    ['my dog bruno sleeps in my bed', 'Does he.', 'are you jealous of bruno?'],
    ['my dog bruno sleeps in my bed', 'Does he.', 'dont be jealous of bruno'],
  ])('%s - %s - %s', (...messages) => {
    const line = told(...messages);
    expect(isOf('envies a beast', line)).toBe(true);
    expect(line).toMatch(/Biscuit|Bruno/);
  });
  it.each([
    ['my friend tom came by', 'Did he.', 'are you jealous of tom?'],
    ['i saw a knight', 'Did you.', 'are you jealous of him?'],
    ['my cat biscuit sleeps all day', 'Lucky beast.', 'are you jealous of charming?'],
  ])('and no person is one: %s - %s - %s', (...messages) => {
    expect(isOf('envies a beast', told(...messages))).toBe(false);
  });
});

it('a part without such lines says something else', () => {
  expect(
    act({ character: 'Shrek', loveInterest: 'Fiona', message: 'are you jealous of biscuit' }, small, () => 0.4).line,
  ).not.toBe('');
});
