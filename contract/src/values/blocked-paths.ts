import type { SiteInfo } from '../site.ts';

/** Content that has no pages of its own (specification, section 2; decision G6): plain 404 under every language. */
const BLOCKED = ['/comments/catalogproduct', '/comments/publish', '/komentari/catalogproduct', '/komentari/publish', '/error/', '/api/'];

/** `rest`: the path without its language prefix. */
export const isBlocked = (rest: string): boolean =>
  BLOCKED.some((prefix) => rest === prefix || rest.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`) || rest === prefix.replace(/\/$/, ''));

/** Addresses that only probes ask for: no rule look-up, no rendering (decision G4). */
export const isProbe = (path: string, { prefixes, suffixes }: SiteInfo['redirectIgnoredUrls']): boolean => {
  const lower = path.toLowerCase().replace(/\/$/, '');
  return prefixes.some((prefix) => lower.startsWith(prefix.replace(/\/$/, ''))) || suffixes.some((suffix) => lower.endsWith(suffix));
};
