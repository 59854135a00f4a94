import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Texts of one language come together, however many areas there are; so do the libraries that every screen needs. */
const groups = [
  { debugName: 'texts', name: (id: string) => /\/src\/texts\/.*\/(\w+)\.json$/.exec(id)?.[1]?.replace(/^/, 'texts-') ?? null },
  { name: 'libraries', test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|react-aria|react-stately|@react-aria|@react-stately|@internationalized)/ },
];

export default defineConfig({
  base: '/backoffice/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { codeSplitting: { groups } } },
  },
});
