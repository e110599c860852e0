// What may be wrong with beats/: what visitors ask of single lines of a scene.

import { checkFollowUps } from './check-follow-ups.ts';
import type { Complain } from './check-line.ts';
import type { Fault } from './check-script.ts';
import { endingsOf } from './deal.ts';
import { answerForm } from './follow-ups.ts';
import type { Slots } from './grammar.ts';
import type { Scenes } from './scenes.ts';
import { readSections } from './sections.ts';

/** A trigger that any question has would answer what it knows nothing of. */
const tooWide: ReadonlySet<string> = new Set(['ask', 'say']);
/** As checkFollowUps names where a line stands: nobody has to answer these. */
const ofAScene = 'scene waits';

export function checkBeats(markdown: string, scenes: Scenes, slots: Slots): Fault[] {
  const lines = new Map(beatsOf(scenes).map((line) => [line, ofAScene]));
  const faults = checkFollowUps(markdown, lines, [], slots);
  const complain: Complain = (line, what) => faults.push({ line, what });
  const sections = readSections(markdown);
  for (const { text, line } of sections.flatMap(({ items }) => items)) {
    const triggers = answerForm.exec(text)?.[1]?.split(',') ?? [];
    if (triggers.some((trigger) => tooWide.has(trigger.trim()))) complain(line, `"${text}" answers just any message.`);
  }
  const titles = new Set(sections.map(({ title }) => title));
  const isFollowed = (line: string) => [line, ...endingsOf(line)].some((it) => titles.has(it)); // as follow-ups.ts finds it
  for (const line of lines.keys()) if (!isFollowed(line)) complain(1, `Nothing answers what is asked of "${line}".`);
  return faults;
}

/** A game comes to its lines with several scores, and says another one at its end. */
const mostVisits = 40;

/** All lines of all scenes, with `{dear}` for what the visitor is called. */
export function beatsOf(scenes: Scenes): readonly string[] {
  const lines = new Set<string>();
  for (const { name } of scenes.all) {
    const waiting: number[][] = [[]];
    const known = new Map<string, number>();
    for (let way = waiting.pop(); way; way = waiting.pop()) {
      const choices = way;
      const beat = scenes.play(name, 'offer', choices, '{dear}');
      const visits = beat ? (known.get(beat.line) ?? 0) : mostVisits;
      if (!beat || visits === mostVisits) continue;
      known.set(beat.line, visits + 1);
      lines.add(beat.line);
      waiting.push(...beat.choices.map((_, i) => [...choices, i]));
    }
  }
  return [...lines];
}
