import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'app',
  plugins: [react()],
  define: { builtInYear: new Date().getFullYear() },
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
    modulePreload: { polyfill: false },
  },
});
