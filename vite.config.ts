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
      input: ['app/index.html', 'app/early-taps.ts'],
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules(?!.*confetti)|[\\/]app[\\/]ui[\\/]|rolldown.runtime|vite.preload-helper/,
            },
          ],
        },
      },
    },
  },
});
