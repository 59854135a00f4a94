import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { runVite } from './run-vite.mjs';

const STAMP = inRoot('server', 'dist', '.stamp');
const SOURCES = [
  'server/src',
  'server/vite.config.ts',
  'backend/src',
  'backend/package.json',
  'contract/src',
  'contract/package.json',
  'shop-folder/src',
  'shop-folder/package.json',
  'demo/index.ts',
  'demo/demo-shop.ts',
  'demo/known.ts',
  'demo/load',
  'demo/settings',
  'demo/pictures',
  'demo/package.json',
  'package-lock.json',
];

/** Bundles the server's programs, for processes that tests start, if their sources have changed since the last build; returns the folder. */
export async function buildPrograms() {
  // The root is part of the fingerprint, as bundles contain the paths of their sources: a copied checkout needs its own.
  const currentFingerprint = `${inRoot()} ${fingerprint(SOURCES.map((source) => inRoot(source)))}`;
  const folder = inRoot('server', 'dist');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentFingerprint) return folder;
  rmSync(STAMP, { force: true });
  await runVite('server', ['build'], 'The server’s programs could not be built');
  writeFileSync(STAMP, currentFingerprint);
  return folder;
}
