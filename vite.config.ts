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

/** The build writes the script into every page (scripts/page.ts); the development server's page loads it. */
const earlySettings: Plugin = {
  name: 'early-settings',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/early-settings.ts' } }],
};

export default defineConfig({
  root: 'app',
  plugins: [plainImports, earlySettings, react()],
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
      input: ['app/index.html', 'app/early-taps.ts', 'app/early-settings.ts'],
      // Reading a property does nothing here, so the schemas of contract/, which only the server uses, can be left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules(?!.*confetti)|[\\/]app[\\/](?:ui[\\/](?!sheet)|chance[\\/]|care[\\/]words|kept[\\/]drafts|care[\\/](?:region|outward-link|care\.module))|[\\/]cast[\\/](?:characters|love-interests)|rolldown.runtime|vite.preload-helper/,
            },
            // Small files that are asked for together: what every response costs is more than they hold.
            { name: 'kept', test: /[\\/]app[\\/]kept[\\/](?:store|forget|fields)\.ts/ },
            {
              name: 'sheets',
              test: /[\\/]app[\\/](?:ui[\\/]sheet|kept[\\/](?:fortune-box|fallen-tag|keeping)|postcard[\\/]open-postcard|settings[\\/](?!open|row|sheet|sound-switch|film-switch))/,
            },
          ],
        },
      },
    },
  },
});
