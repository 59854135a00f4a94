import { readFileSync } from 'node:fs';

/** From the package at the root. */
export const VERSION = (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
