import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const DIST = here('dist');
/** What tests start as processes of their own, and what those start. */
const PROGRAMS = ['src/main.ts', 'src/start/run-data-load.ts', 'src/commands/import.ts', 'src/commands/load-demo.ts'];
/** Packages of many files that every start reads. Others are read as they were installed, as some look for files beside themselves. */
const BUNDLED = ['kysely', 'zod', 'jose', '@opentelemetry/api'];

const addressOf = (path: string): string => JSON.stringify(pathToFileURL(path).href);
const built = new Map(PROGRAMS.map((source) => [here(source), join(DIST, `${basename(source, '.ts')}.js`)]));

/** A module goes on to find its files where its source stands, and starts other programs as they were built. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  enforce: 'pre',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? {
          code: code
            .replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (whole, path: string) => {
              const program = built.get(resolve(dirname(id), path));
              return program ? `new URL(${addressOf(program)})` : whole;
            })
            .replaceAll('import.meta.url', addressOf(id)),
          map: null,
        }
      : null,
};

/** Programs of the server in few files, for processes that tests start: half of a start goes into reading two thousand files (decision 0241). Production runs the sources. */
export default defineConfig({
  publicDir: false,
  plugins: [keepAddresses],
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: true,
    outDir: DIST,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: false,
    rollupOptions: { input: PROGRAMS.map(here), output: { keepNames: true } },
  },
});
