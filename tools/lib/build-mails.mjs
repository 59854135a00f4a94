import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { runVite } from './run-vite.mjs';

const STAMP = inRoot('backend', 'dist', '.stamp');
const SOURCES = ['backend/src/adapters/mail', 'backend/vite.config.ts', 'backend/package.json', 'package-lock.json'];

/** Builds the HTML part of mails, which is JSX, if its sources have changed since the last build. */
export async function buildMails() {
  const currentFingerprint = fingerprint(SOURCES.map((source) => inRoot(source)));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentFingerprint) return;
  rmSync(STAMP, { force: true });
  await runVite('backend', ['build'], 'The mails could not be built');
  writeFileSync(STAMP, currentFingerprint);
}
