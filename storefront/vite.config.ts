import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Two builds of one application: `vite build` for browsers, `vite build --ssr` for the server. `npm run dev` serves the sources instead.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    target: 'es2022',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // Scripts of pages are named by the document or the page's data; a list of all of them would cost every page 2.5 kB.
    modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (/\/page-[^/]+$/.test(file) ? [] : needed) },
    rollupOptions: {
      input: isSsrBuild ? 'src/server/entry-server.ts' : ['src/browser/entry-browser.tsx', 'src/styles/staff.css'],
      // The server reads all of it at once: there it says nothing that an import comes early.
      ...(isSsrBuild && { checks: { ineffectiveDynamicImport: false } }),
    },
  },
  // All in one: React's production build goes along, whatever NODE_ENV the server runs with.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') }, ssr: { noExternal: true } }),
}));
