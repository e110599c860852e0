// A character's scenes: tales, games, quarrels written in Ink (https://github.com/inkle/ink), which a visitor walks through by free
// words. The server keeps nothing: the way that was walked comes with the question (place.ts) and is walked again, in some 0.5 ms.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Story } from 'inkjs';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { fileOf } from './script.ts';
import { scenesFolder } from './ways.ts';

export const sceneKinds = [
  'story',
  'game',
  'riddle',
  'song',
  'poem',
  'recipe',
  'lesson',
  'adventure',
  'quarrel',
  'proposal',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** `text`: what the button says. `tags`: words and ways (ways.md) that choose it too. */
export type Choice = { readonly text: string; readonly tags: readonly string[] };
/** What is said at a point of a scene, and how it may go on; without choices the scene is over. */
export type Beat = { readonly line: string; readonly choices: readonly Choice[] };
/** `opens`: words of a message that open it. */
export type Scene = { readonly name: string; readonly kind: SceneKind; readonly opens: readonly string[] };
/** Where a scene is entered: at the character's offer of it, or at once. */
export type Entry = 'offer' | 'begin';
export type Scenes = {
  readonly all: readonly Scene[];
  /**
   * The beat behind `choices`, with `dear` for the visitor; null if no such way leads through the scene. `isGrown`: a line that is tagged
   * "grown: ..." is said as it stands there, to whoever needs no grown-up beside them.
   */
  play(scene: string, entry: Entry, choices: readonly number[], dear: string, isGrown?: boolean): Beat | null;
};

const noScenes: Scenes = { all: [], play: () => null };

/** The file that `npm run understudy` writes from the scenes of `character`. */
export function compiledFileOf(character: SpeakingCharacter): string {
  return join(scenesFolder, fileOf(character).replace('.md', '.json'));
}

export function readScenes(character: SpeakingCharacter): Scenes {
  const file = compiledFileOf(character);
  return existsSync(file) ? scenesOf(readFileSync(file, 'utf8')) : noScenes;
}

/** `compiled`: Ink's JSON. */
export function scenesOf(compiled: string): Scenes {
  const story = new Story(compiled);
  story.onError = (message: string) => {
    throw new Error(message);
  };
  const names = [...(story.mainContentContainer.namedContent?.keys() ?? [])].filter((name) => name !== 'global decl');
  return {
    all: names.map((name) => {
      const tags = tagsIn(story.TagsForContentAtPath(name) ?? []);
      const kind = sceneKinds.find((it) => tags.includes(it)) ?? 'story';
      return { name, kind, opens: tags.flatMap((tag) => (tag.startsWith('opens:') ? tag.slice(6).trim() : [])) };
    }),
    play(scene, entry, choices, dear, isGrown = false) {
      if (!names.includes(scene)) return null;
      story.ResetState();
      story.variablesState.dear = dear;
      try {
        story.ChoosePathString(entry === 'begin' ? `${scene}.begin` : scene);
        let line = said(story, isGrown);
        for (const choice of choices) {
          if (choice >= story.currentChoices.length) return null;
          story.ChooseChoiceIndex(choice);
          line = said(story, isGrown);
        }
        const next = story.currentChoices.map(({ text, tags }: { text: string; tags: string[] | null }) => ({
          text,
          tags: tagsIn(tags ?? []),
        }));
        return line ? { line, choices: next } : null;
      } catch {
        return null; // a way that somebody made up
      }
    },
  };
}

/** What is said up to the next choice. */
function said(story: Story, isGrown: boolean): string {
  const lines: string[] = [];
  while (story.canContinue) {
    const line = story.Continue()?.trim() ?? '';
    const instead = (story.currentTags ?? [])
      .find((tag: string) => tag.startsWith(toTheGrown))
      ?.slice(toTheGrown.length);
    lines.push((isGrown && instead?.trim()) || line);
  }
  return lines.filter((line) => line !== '').join('\n');
}

const toTheGrown = 'grown:';

/** "opens: a, b" becomes "opens: a" and "opens: b", and "a, b" becomes "a" and "b". */
function tagsIn(tags: readonly string[]): readonly string[] {
  return tags.flatMap((tag) => {
    const [, key = '', rest = tag] = /^(opens: *)(.*)$/.exec(tag) ?? [];
    return rest.split(',').map((part) => `${key && 'opens:'}${part.trim()}`);
  });
}
