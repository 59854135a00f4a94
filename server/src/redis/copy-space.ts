import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/read-config.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Folders of the code that decides the format of replies and cached pages. */
const FOLDERS = ['contract/src', 'backend/src', 'server/src/pages/page-cache'];

/** Returns a hash of the running code and the settings visible in replies: processes read only copies under an equal one. */
export function copySpace(config: Config): string {
  const hash = createHash('sha256').update(JSON.stringify(settingsThatShow(config)));
  for (const file of FOLDERS.flatMap(codeBelow)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('base64url').slice(0, 12);
}

function settingsThatShow(config: Config): unknown[] {
  const { mode, http, languages, checkout, identity, addresses, literal, storefront } = config;
  const providers = Object.keys(config.environment).filter((name) => name.startsWith('OIDC_'));
  const presence = [config.telemetry.sentryDsn, config.country.header, config.country.table].map((setting) => setting !== undefined);
  return [mode, http.publicUrl ?? http.port, languages, checkout, identity, addresses, literal, storefront, providers.sort(), presence];
}

const codeBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.(?:tsx?|json)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => join(folder, name));
