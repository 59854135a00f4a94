import type { Route } from '@vitrina/contract/site';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/**
 * Returns the target of an old catalogue address `/…-katalog/` (specification, section 2; decision G5): the address without the suffix if the route table has
 * it, else the page that says the catalogue is missing and searches for its words.
 */
export function legacyCatalogueTarget(
  path: string,
  { routes, lang, defaultLanguage }: { routes: ReadonlyMap<string, Route>; lang: LanguageCode; defaultLanguage: LanguageCode },
): string | null {
  const cleaned = /^(\/.+)-katalog\/$/i.exec(path)?.[1];
  if (!cleaned) return null;
  const existing = [`${cleaned}/`, `${cleaned.toLowerCase()}/`].find((one) => routes.has(one));
  if (existing) return existing;
  return `${directoryPath('missing', { lang, defaultLanguage })}?missing_url=${encodeURIComponent(path)}`;
}
