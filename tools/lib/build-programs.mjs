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

/** Builds the server's programs in few files, for processes that tests start, when their sources differ from those of the last build; gives the folder. */
export async function buildPrograms() {
  // A copy of this folder elsewhere needs its own: they name the places of their sources.
  const wanted = `${inRoot()} ${fingerprint(SOURCES.map((source) => inRoot(source)))}`;
  const folder = inRoot('server', 'dist');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return folder;
  rmSync(STAMP, { force: true });
  await runVite('server', ['build'], 'The server’s programs could not be built');
  writeFileSync(STAMP, wanted);
  return folder;
}
