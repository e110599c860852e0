import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'app',
  plugins: [react()],
  define: {
    builtInYear: new Date().getFullYear(),
    builtInLicence: JSON.stringify(readFileSync('LICENSE', 'utf8')),
  },
  css: {
    transformer: 'lightningcss',
    // A screen's parts take their places by name, and the names stand in the screen's own file.
    lightningcss: { cssModules: { grid: false } },
  },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    // Nothing inline: the Content-Security-Policy allows this origin's files only.
    assetsInlineLimit: 0,
    // One stylesheet for all screens: docs/decisions/0011-styles-in-the-page.md.
    cssCodeSplit: false,
    // No loader of Vite's: there are no styles to load, and the pages name the scripts of their screen (scripts/page.ts).
    modulePreload: false,
    // What every room needs is one file: over HTTP/1.1 a browser asks for six at a time, and small ones queue.
    rolldownOptions: {
      input: ['app/index.html', 'app/early-taps.ts'],
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'house',
              test: /node_modules(?!.*confetti)|[\\/]app[\\/]ui[\\/]|rolldown.runtime|vite.preload-helper/,
            },
          ],
        },
      },
    },
  },
});
