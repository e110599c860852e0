import { describe, expect, it } from 'vitest';
import { intentSections, people, withPeople } from './intents.ts';
import { readSections } from './sections.ts';

const about = (markdown: string, name: string) =>
  withPeople(readSections(markdown)).find(({ title }) => title === `about ${name}`);
const phrases = '## about-anyone\n\nweight: 3\n\n- tell me of [the] {person}\n- up to 9 words: {person}\n';

describe('the sections about the cast', () => {
  it('are there for everybody, whether intents.md has a heading for them or not', () => {
    const titles = withPeople(readSections(phrases)).map(({ title }) => title);
    expect(titles).toEqual(['about-anyone', ...people.map((name) => `about ${name}`)]);
    expect(intentSections.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  });

  it('hold the phrases about anyone with what somebody is called, by their heading or else by their name', () => {
    const text = (markdown: string, name: string) => about(markdown, name)?.items.map((item) => item.text);
    expect(text(phrases, 'Queen Lillian')).toEqual([
      'tell me of [the] (queen lillian)',
      'up to 9 words: (queen lillian)',
    ]);
    const named = `${phrases}\n## about Queen Lillian\n\nnames: the queen|lily\n\n- her majesty\n`;
    expect(text(named, 'Queen Lillian')).toEqual([
      'tell me of [the] (the queen|lily)',
      'up to 9 words: (the queen|lily)',
      'her majesty',
    ]);
  });

  it('have the weight of those about anyone, and their person as their topic', () => {
    const notes = about(phrases, 'Doris')?.notes.map(({ text }) => text);
    expect(notes).toEqual(['weight: 3', 'topic: Doris']);
  });
});
