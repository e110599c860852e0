import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { preactForReact } from './preact-for-react.ts';

/**
 * Vite wraps each import() in a helper that first loads the part's styles and scripts. Here no part has styles of its own, and
 * `modulePreload: false` leaves no scripts to the helper, so it only has to call what it wraps: 2 kB less in every page's script.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
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
  plugins: [plainImports, noPatterns, earlySettings],
  define: {
    builtInYear: new Date().getFullYear(),
    builtInLicence: JSON.stringify(readFileSync('LICENSE', 'utf8')),
  },
  resolve: { alias: preactForReact },
  // Else Node would load wouter by itself, and with it React beside Preact.
  ssr: { noExternal: true },
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
              test: /node_modules(?!.*confetti)|[\\/]app[\\/](?:ui[\\/](?!sheet|props)|chance[\\/]|care[\\/](?:words|region|outward|care\.module)|kept[\\/](?:store|forget|drafts|fields)\.|sound[\\/]sounds-of)|[\\/]cast[\\/](?:characters|love-interests)|[\\/]texts[\\/]\w+[\\/]names|rolldown.runtime|vite.preload-helper/,
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
