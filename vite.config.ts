import { readFileSync } from 'node:fs';
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

export default defineConfig({
  root: 'app',
  plugins: [plainImports, react()],
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
      input: ['app/index.html', 'app/early-taps.ts', 'app/early-language.ts'],
      // A text stands where it is used, and not in a file that several parts share (docs/decisions/0027-languages.md).
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // Reading a property does nothing here, so the schemas of contract/, which only the server uses, can be left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules(?!.*confetti)|[\\/]app[\\/](?:ui[\\/](?!sheet)|chance[\\/]|care[\\/]words)|[\\/]cast[\\/](?:characters|love-interests)|[\\/]texts[\\/]\w+[\\/]names|rolldown.runtime|vite.preload-helper/,
            },
            // Two small files that are always asked for together.
            { name: 'kept', test: /[\\/]app[\\/]kept[\\/](?:store|forget)\.ts/ },
          ],
        },
      },
    },
  },
});
