import { IGNORED_ADDRESSES } from '@vitrina/contract/settings/behaviour';
import type { z } from 'zod';

/** Addresses that only probes ask for: how they begin, how they end. */
export interface IgnoredUrls {
  prefixes: string[];
  suffixes: string[];
}

export const DEFAULT_IGNORED_URLS: IgnoredUrls = IGNORED_ADDRESSES;

const PREFIX = /^\/[^\s/?#][^\s?#]*$/;
const SUFFIX = /^\.[\w.-]+$/;

/** `/wp-,/.git,.php` by commas: beginnings and endings; `none`: no address is ignored. `/` alone would be the whole shop. */
export function parseIgnoredUrls(text: string, context: z.core.$RefinementCtx): IgnoredUrls {
  const parts = text === 'none' ? [] : text.split(',').map((part) => part.trim().toLowerCase());
  const bad = parts.filter((part) => !PREFIX.test(part) && !SUFFIX.test(part));
  if (bad.length > 0) context.addIssue(`must be beginnings such as /wp- and endings such as .php, not ${bad.map((part) => JSON.stringify(part)).join(', ')}`);
  return { prefixes: parts.filter((part) => PREFIX.test(part)), suffixes: parts.filter((part) => SUFFIX.test(part)) };
}
