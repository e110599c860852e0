import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
const rules = join(import.meta.dirname, '../biome.json');

const forbidden = [
  ['cast/x.ts', '../server/app.ts', 'import nothing of ours'],
  ['app/chance/x.ts', '../../cast/profiles.ts', 'import nothing of ours'],
  ['app/ui/x.tsx', '../screens/chat/growling.ts', 'imports cast only'],
  ['app/ui/x.tsx', '../chance/deck.ts', 'imports cast only'],
  ['app/care/x.tsx', '../screens/chat/growling.ts', 'imports itself, app/ui and contract'],
  ['app/care/x.ts', '../../server/app.ts', 'imports itself, app/ui and contract'],
  ['app/kept/x.ts', '../screens/chat/kept-talk.ts', 'imports itself and app/ui'],
  ['app/kept/x.ts', '../../contract/chat.ts', 'imports itself and app/ui'],
  ['app/sound/x.ts', '../screens/hangman/game.ts', 'imports itself, app/kept and app/ui'],
  ['app/settings/x.tsx', '../screens/chat/sound.ts', 'it asks no screen'],
  ['app/ui/x.tsx', '../settings/settings.ts', 'imports cast only'],
  ['server/chat/x.ts', '../../app/chance/deck.ts', 'never the app'],
  ['contract/x.ts', '../server/app.ts', 'contract imports cast only'],
  ['contract/x.ts', '../app/routes.ts', 'contract imports cast only'],
  ['app/ui/x.tsx', '../../contract/chat.ts', 'imports cast only'],
  ['cast/x.ts', '../contract/chat.ts', 'import nothing of ours'],
  ['app/screens/chat/x.tsx', '../choose/shelf.tsx', 'A screen imports itself'],
  ['app/screens/chat/x.ts', '../choose/shelf.tsx', 'A screen imports itself'],
  ['app/screens/chat/x.tsx', '../../../server/app.ts', 'over HTTP only'],
  ['app/screens/chat/x.ts', 'react', 'import no React'],
  ['app/x.ts', '../server/app.ts', 'only over HTTP'],
  ['app/x.tsx', './screens/home/home.tsx', 'routes.ts alone'],
  ['server/x.ts', '../app/routes.ts', 'never the app'],
  ['server/x.ts', '../scripts/page.ts', 'never the app'],
  ['app/texts/es/hangman/x.ts', '../../../screens/hangman/game.ts', 'app/texts holds words'],
  ['app/texts/es/x.ts', '#texts/home.ts', 'app/texts holds words'],
  ['server/chat/x.ts', '../../app/routes.ts', 'never the app'],
  ['server/limits/x.ts', '../chat/route.ts', 'know nothing of the chat'],
  ['server/limits/x.ts', '../../app/routes.ts', 'know nothing of the chat'],
  ['server/x.ts', './test/test-server.ts', 'not in the image'],
  ['server/chat/x.ts', '../test/stand-in-service.ts', 'not in the image'],
  ['server/limits/x.ts', '../test/test-server.ts', 'not in the image'],
  ['server/chat/understudy/x.ts', '../../test/visitor-messages.ts', 'not in the image'],
  ['server/test/x.ts', '../../app/routes.ts', 'never the app'],
  ['server/chat/x.test.ts', '../../app/routes.ts', 'never the app'],
] as const;

const allowed = [
  ['server/x.ts', './app.ts'],
  ['app/routes.ts', './screens/home/home.tsx'],
  ['server/chat/x.ts', '../../cast/profiles.ts'],
  ['app/screens/chat/x.ts', '../../chance/deck.ts'],
  ['app/screens/chat/x.ts', '../../care/words.ts'],
  ['app/care/x.tsx', '../ui/board.module.css'],
  ['app/screens/hangman/x.ts', '../../texts/hint.ts'],
  ['app/screens/hangman/x.ts', '#texts/hangman/words.ts'],
  ['app/texts/es/x.ts', '../../../cast/characters.ts'],
  ['server/chat/x.ts', '../../contract/chat.ts'],
  ['contract/x.ts', '../cast/characters.ts'],
  ['app/screens/chat/x.ts', '../../../contract/chat.ts'],
  ['app/screens/chat/x.tsx', '../../../contract/chat.ts'],
  ['app/screens/chat/x.tsx', '../../ui/portrait.tsx'],
  ['app/screens/chat/use-x.ts', 'react'],
  ['app/ui/x.tsx', '../../cast/profiles.ts'],
  ['app/care/x.ts', '../../contract/help-lines.ts'],
  ['app/kept/x.tsx', '../ui/board.module.css'],
  ['app/screens/chat/x.ts', '../../kept/store.ts'],
  ['app/sound/x.ts', '../kept/store.ts'],
  ['app/screens/hangman/x.ts', '../../sound/sounds.ts'],
  ['app/settings/x.ts', '../sound/player.ts'],
  ['app/screens/chat/x.ts', '../../settings/settings.ts'],
  ['app/ui/x.tsx', '../settings/open.tsx'],
  ['server/chat/x.ts', '../limits/counts.ts'],
  ['server/chat/x.test.ts', '../test/test-server.ts'],
  ['server/limits/x.test.ts', '../test/test-server.ts'],
  ['server/test/x.ts', './stand-in-service.ts'],
] as const;

/** What the linter prints as JSON, as far as it is read here. */
type Report = {
  readonly summary: { readonly unchanged: number };
  readonly diagnostics: readonly {
    readonly message: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
};

/** What the project's linter says to each import by `file, specifier`, and nothing where it allows it. All at once, because it starts slowly. */
let said: ReadonlyMap<string, string>;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...JSON.parse(readFileSync(rules, 'utf8')), vcs: {} }));
  const files = Map.groupBy([...forbidden, ...allowed], ([file]) => file);
  for (const [file, imports] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // A line each, by which the linter's answers are told apart.
    const lines = imports.map(([, specifier], line) => `import { x as x${line} } from '${specifier}';\n`);
    writeFileSync(join(folder, file), `${lines.join('')}\nexport const y = [${lines.map((_, line) => `x${line}`)}];\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const { summary, diagnostics } = JSON.parse(stdout) as Report;
  expect(summary.unchanged).toBe(files.size + 1); // with biome.json
  said = new Map(
    diagnostics.map(({ message, location: { path, start } }) => {
      const specifier = files.get(path as (typeof forbidden)[number][0])?.[start.line - 1]?.[1];
      return [`${path}, ${specifier}`, message];
    }),
  );
});

describe('the rules of who may import whom', () => {
  it.each(forbidden)('forbid %s to import %s, and say what to do', (file, specifier, message) => {
    expect(said.get(`${file}, ${specifier}`)).toContain(message);
  });

  it.each(allowed)('let %s import %s', (file, specifier) => {
    expect(said.get(`${file}, ${specifier}`)).toBeUndefined();
  });
});
