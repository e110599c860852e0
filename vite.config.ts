import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Vite wraps each import() in a helper that first loads the part's styles and scripts. Here no part has styles of its own, and
 * `modulePreload: false` leaves no scripts to the helper, so it only has to call what it wraps: 2 kB less in every page's script.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};

/**
 * React is CommonJS. Here its parts are taken out of it once, for all chunks: else each chunk would unwrap it anew, which takes a helper
 * that is a file of its own, and call everything through the whole of it.
 */
const unwrapped = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const unwrapOnce: Plugin = {
  name: 'unwrap-once',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(-dom)?(\/|$)/ },
    handler: (id, importer, { kind }: { kind?: string }) =>
      kind === 'import-statement' && unwrapped.includes(id) && !importer?.startsWith('\0') ? `\0unwrapped/${id}` : null,
  },
  load: {
    filter: { id: /^\0unwrapped\// },
    handler(id) {
      const name = id.slice('\0unwrapped/'.length);
      const parts = Object.keys(createRequire(import.meta.url)(name)).filter((part) => !part.startsWith('__'));
      return `import whole from '${name}';\n${parts.map((part) => `export const ${part} = whole.${part};`).join('\n')}`;
    },
  },
};

/** wouter brings what reads patterns of addresses. Ours are plain (app/routes.ts), so nothing ever calls it. */
const noPatterns: Plugin = {
  name: 'no-patterns',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /[\\/]regexparam[\\/]/ }, handler: () => 'export const parse = () => { throw new Error(); };' },
};

/** The build writes the script into every page (scripts/page.ts); the development server's page loads it. */
const earlySettings: Plugin = {
  name: 'early-settings',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/early-settings.ts' } }],
};

export default defineConfig({
  root: 'app',
  plugins: [unwrapOnce, plainImports, noPatterns, earlySettings, react()],
  define: {
    builtInYear: new Date().getFullYear(),
    builtInLicence: JSON.stringify(readFileSync('LICENSE', 'utf8')),
  },
  // What wouter takes from there for older Reacts, React has itself since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: {
    transformer: 'lightningcss',
    // Grid areas keep their names: a screen's stylesheet defines them, and those of its parts use them.
    lightningcss: { cssModules: { grid: false } },
  },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    // No data: URLs: the Content-Security-Policy allows files of this origin only.
    assetsInlineLimit: 0,
    // One stylesheet for all screens: docs/decisions/0011-styles-in-the-page.md.
    cssCodeSplit: false,
    // Vite's preload helper is not needed: screens load no styles, and each page preloads its own scripts (scripts/page.ts).
    modulePreload: false,
    // What every screen needs is one file: over HTTP/1.1 a browser loads six files at a time, and many small ones would queue.
    rolldownOptions: {
      input: ['app/index.html', 'app/early-language.ts', 'app/early-settings.ts', 'app/early-taps.ts'],
      // A text stands where it is used, and not in a file that several parts share (docs/decisions/0027-languages.md).
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // Reading a property does nothing here, so the schemas of contract/, which only the server uses, can be left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /^\0unwrapped|node_modules(?!.*confetti)|[\\/]app[\\/](?:ui[\\/](?!sheet|props)|chance[\\/]|care[\\/](?:words|region|outward|care\.module)|kept[\\/](?:store|forget|drafts|fields)\.|sound[\\/]sounds-of)|[\\/]cast[\\/](?:characters|love-interests)|[\\/]texts[\\/]\w+[\\/]names|rolldown.runtime|vite.preload-helper/,
            },
            { name: 'help', test: /[\\/]app[\\/](?:care[\\/]help-list|kept[\\/]forget-everything)\.tsx$/ },
            {
              name: 'sheets',
              test: /[\\/]app[\\/](?:ui[\\/]sheet|kept[\\/](?:fortune-box|fallen-tag|keeping)|postcard[\\/]open-postcard)/,
            },
          ],
        },
      },
    },
  },
});
