import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAll } from './compress-all.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { seconds } from './run.mjs';
import { runVite } from './run-vite.mjs';

const DIST = inRoot('backoffice', 'dist');
const STAMP = join(DIST, '.stamp');
const SOURCES = [
  'backoffice/src',
  'backoffice/index.html',
  'backoffice/vite.config.ts',
  'backoffice/package.json',
  'tokens',
  'contract/src',
  'package-lock.json',
];

/** Builds the back office for browsers if its sources have changed since the last build. */
export async function buildBackoffice() {
  const currentFingerprint = fingerprint(SOURCES.map((source) => inRoot(source)));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentFingerprint && existsSync(join(DIST, 'index.html'))) return;
  const startedAt = performance.now();
  console.log('Building the back office …');
  rmSync(STAMP, { force: true });
  await runVite('backoffice', ['build'], 'The back office could not be built');
  await compressAll(DIST);
  writeFileSync(STAMP, currentFingerprint);
  console.log(`Back office built (${seconds(startedAt)})`);
}
