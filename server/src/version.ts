import { readFileSync } from 'node:fs';

/** From the package at the root. */
export const VERSION = (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** The base this shop is compatible with (specification, section 9; decision G20). Shown on `/healthz` only. */
export const BASE_COMPATIBILITY = '1.32.12';
