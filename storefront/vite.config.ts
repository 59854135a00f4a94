import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserLanguages } from './browser-languages.ts';
import { chunkGroups } from './chunk-groups.ts';
import { plainColours } from './plain-colours.ts';

/** Each page is an entry: the document names its script, and no list of all pages is sent. */
const PAGES = readdirSync(new URL('src/pages', import.meta.url)).map((folder) => `src/pages/${folder}/page.tsx`);

// Two builds of one application: `vite build` for browsers, `vite build --ssr` for the server. `npm run dev` serves the sources instead.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [browserLanguages(), react()],
  css: { postcss: { plugins: [plainColours()] } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    target: 'es2022',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? 'src/server/entry-server.ts' : ['src/browser/entry-browser.tsx', 'src/styles/staff.css', ...PAGES],
      // Exports of page scripts are accessed by name.
      preserveEntrySignatures: 'exports-only',
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups() } } }),
      // The server reads all of it at once: there it says nothing that an import comes early.
      ...(isSsrBuild && { checks: { ineffectiveDynamicImport: false } }),
    },
  },
  // All in one: it contains React's production build, independent of the server's NODE_ENV.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') }, ssr: { noExternal: true } }),
}));
