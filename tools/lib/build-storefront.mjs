import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow, fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { seconds } from './run.mjs';
import { runVite } from './run-vite.mjs';

const FAILED = 'The storefront could not be built';
const DIST = inRoot('storefront', 'dist');
const STAMP = join(DIST, '.stamp');
const SOURCES = ['storefront/src', 'storefront/public', 'storefront/vite.config.ts', 'storefront/package.json', 'contract/src', 'package-lock.json'];

/** Builds the storefront for browsers and server when its sources are others than those of the last build. */
export async function buildStorefront() {
  if (!existsSync(inRoot('storefront', 'vite.config.ts'))) return;
  const wanted = fingerprint(SOURCES.map((source) => inRoot(source)));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(join(DIST, 'server', 'entry-server.js'))) return;
  const begun = performance.now();
  console.log('Building the storefront …');
  forgetBuild();
  await runVite('storefront', ['build'], FAILED);
  await runVite('storefront', ['build', '--ssr'], FAILED);
  await compressAll(join(DIST, 'client'));
  writeFileSync(STAMP, wanted);
  console.log(`Storefront built (${seconds(begun)})`);
}

/** What lies in `dist` from now on is not the build of any noted sources. */
const forgetBuild = () => rmSync(STAMP, { force: true });

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const TEXTS = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const LEAST_BYTES = 1000;

/** Puts the compressed forms beside each text file, once, so that the server only has to send them. */
async function compressAll(folder) {
  const files = filesBelow(folder).filter((file) => TEXTS.has(extname(file)) && statSync(file).size >= LEAST_BYTES);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [br, gz] = await Promise.all([
        brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        gzipAsync(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
