import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
const rules = join(import.meta.dirname, '../biome.json');

/** What the project's linter says to a `file` that imports `specifier`, and does nothing else. */
function lint(file: string, specifier: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...JSON.parse(readFileSync(rules, 'utf8')), vcs: {} }));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `import { x } from '${specifier}';\n\nexport const y = x;\n`);
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--only=style/noRestrictedImports'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toContain('Checked 2 files');
  return stdout + stderr;
}

describe('the rules of who may import whom', () => {
  it.each([
    ['cast/x.ts', '../server/app.ts', 'import nothing of ours'],
    ['app/chance/x.ts', '../../cast/profiles.ts', 'import nothing of ours'],
    ['app/ui/x.tsx', '../screens/chat/growling.ts', 'imports cast only'],
    ['app/ui/x.tsx', '../chance/deck.ts', 'imports cast only'],
    ['app/care/x.tsx', '../screens/chat/growling.ts', 'imports itself, app/ui and contract'],
    ['app/kept/x.ts', '../screens/chat/kept-talk.ts', 'imports itself and app/ui'],
    ['app/kept/x.ts', '../../contract/chat.ts', 'imports itself and app/ui'],
    ['app/care/x.ts', '../../server/app.ts', 'imports itself, app/ui and contract'],
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
    ['app/screens/fortune-teller/fortunes/x.ts', 'react', 'import no React'],
    ['server/chat/x.ts', '../../app/routes.ts', 'never the app'],
    ['server/limits/x.ts', '../chat/route.ts', 'know nothing of the chat'],
    ['server/limits/x.ts', '../../app/routes.ts', 'know nothing of the chat'],
    ['server/x.ts', './test/test-server.ts', 'not in the image'],
    ['server/chat/x.ts', '../test/stand-in-service.ts', 'not in the image'],
    ['server/limits/x.ts', '../test/test-server.ts', 'not in the image'],
    ['server/chat/understudy/x.ts', '../../test/visitor-messages.ts', 'not in the image'],
    ['server/test/x.ts', '../../app/routes.ts', 'never the app'],
    ['server/chat/x.test.ts', '../../app/routes.ts', 'never the app'],
  ])('forbid %s to import %s, and say what to do', (file, specifier, message) => {
    expect(lint(file, specifier)).toContain(message);
  });

  it.each([
    ['server/x.ts', './app.ts'],
    ['app/routes.ts', './screens/home/home.tsx'],
    ['server/chat/x.ts', '../../cast/profiles.ts'],
    ['app/screens/chat/x.ts', '../../chance/deck.ts'],
    ['app/screens/chat/x.ts', '../../care/words.ts'],
    ['app/care/x.tsx', '../ui/board.module.css'],
    ['app/kept/x.tsx', '../ui/board.module.css'],
    ['app/screens/chat/x.ts', '../../kept/store.ts'],
    ['server/chat/x.ts', '../../contract/chat.ts'],
    ['contract/x.ts', '../cast/characters.ts'],
    ['app/screens/chat/x.ts', '../../../contract/chat.ts'],
    ['app/screens/chat/x.tsx', '../../../contract/chat.ts'],
    ['app/screens/chat/x.tsx', '../../ui/portrait.tsx'],
    ['app/screens/chat/use-x.ts', 'react'],
    ['app/ui/x.tsx', '../../cast/profiles.ts'],
    ['app/care/x.ts', '../../contract/help-lines.ts'],
    ['server/chat/x.ts', '../limits/counts.ts'],
    ['server/chat/x.test.ts', '../test/test-server.ts'],
    ['server/limits/x.test.ts', '../test/test-server.ts'],
    ['server/test/x.ts', './stand-in-service.ts'],
  ])('let %s import %s', (file, specifier) => {
    expect(lint(file, specifier)).not.toContain('noRestrictedImports');
  });
});
