import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The libraries that every screen needs come together; texts come by area and language. */
const groups = [
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
    // Kilobytes before packing. What counts is what is sent: tools/check-sizes.ts holds it to its budget.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { codeSplitting: { groups } } },
  },
});
