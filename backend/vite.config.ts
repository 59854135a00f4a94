import { defineConfig } from 'vite';

/** Mails are JSX, which Node's type stripping cannot read: their HTML part is built into one file that the package imports as `#mail-page`. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/adapters/mail/html/mail-page.tsx',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: false,
    rollupOptions: { external: /^[^./]/ },
  },
});
