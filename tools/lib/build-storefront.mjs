import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAll } from './compress-all.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { seconds } from './run.mjs';
import { runVite } from './run-vite.mjs';

const FAILED = 'The storefront could not be built';
const DIST = inRoot('storefront', 'dist');
const STAMP = join(DIST, '.stamp');
const SOURCES = [
  'storefront/src',
  'storefront/public',
  'storefront/vite.config.ts',
  'storefront/browser-languages.ts',
  'storefront/chunk-groups.ts',
  'storefront/plain-colours.ts',
  'tools/lib/compress-all.mjs',
  'storefront/package.json',
  'tokens',
  'contract/src',
  'package-lock.json',
];

/** Builds the storefront for browsers and server if its sources have changed since the last build. */
export async function buildStorefront() {
  if (!existsSync(inRoot('storefront', 'vite.config.ts'))) return;
  const currentFingerprint = fingerprint(SOURCES.map((source) => inRoot(source)));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentFingerprint && existsSync(join(DIST, 'server', 'entry-server.js'))) return;
  const startedAt = performance.now();
  console.log('Building the storefront …');
  forgetBuild();
  await runVite('storefront', ['build'], FAILED);
  await runVite('storefront', ['build', '--ssr'], FAILED);
  await compressAll(join(DIST, 'client'));
  writeFileSync(STAMP, currentFingerprint);
  console.log(`Storefront built (${seconds(startedAt)})`);
}

/** Removes the stamp: from now on `dist` matches no sources. */
const forgetBuild = () => rmSync(STAMP, { force: true });
