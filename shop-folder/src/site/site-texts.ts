import type { SiteEntry, SiteFacts } from './site-facts.ts';
import { SITE_KINDS } from './site-kinds.ts';

export interface SiteText {
  key: string;
  isOptional: boolean;
  /** The first entry that uses it. */
  entry: SiteEntry;
}

/** Texts of all lists by name, each once, as entries may share one. */
export function siteTexts(site: SiteFacts = {}): SiteText[] {
  const found = new Map<string, SiteText>();
  for (const { kind, texts } of SITE_KINDS)
    for (const entry of site[kind] ?? [])
      for (const { key, isOptional = false } of texts(entry)) {
        const known = found.get(key);
        found.set(key, { key, entry: known?.entry ?? entry, isOptional: isOptional && (known?.isOptional ?? true) });
      }
  return [...found.values()];
}
