import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'app',
  plugins: [react()],
  define: { builtInYear: new Date().getFullYear() },
  css: {
    transformer: 'lightningcss',
    // Names that one file gives and another uses: the places of a grid, the object of a view transition.
    lightningcss: { cssModules: { grid: false, customIdents: false } },
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
