import type { SiteInfo } from '../site.ts';

/** Content types without pages (specification, section 2; decision G6): plain 404 in every language. */
const BLOCKED = ['/comments/catalogproduct', '/comments/publish', '/komentari/catalogproduct', '/komentari/publish', '/error/', '/api/'];

/** `rest`: the path without its language prefix. */
export const isBlocked = (rest: string): boolean =>
  BLOCKED.some((prefix) => rest === prefix || rest.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`) || rest === prefix.replace(/\/$/, ''));

type Ignored = SiteInfo['redirectIgnoredUrls'];
/** Prefixes without their trailing slash, cached by list, as each page needs them. */
const beginnings = new WeakMap<Ignored, readonly string[]>();

/** Addresses that only probes ask for: no rule look-up, no rendering (decision G4). */
export const isProbe = (path: string, ignored: Ignored): boolean => {
  const lower = path.toLowerCase().replace(/\/$/, '');
  const starts = beginnings.get(ignored) ?? ignored.prefixes.map((prefix) => prefix.replace(/\/$/, ''));
  beginnings.set(ignored, starts);
  return starts.some((start) => lower.startsWith(start)) || ignored.suffixes.some((suffix) => lower.endsWith(suffix));
};
