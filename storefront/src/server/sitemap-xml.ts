import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { escapeHtml } from './escape.ts';

/** One page of the shop for search engines: its paths by language, and when it last changed. */
export interface SitemapEntry {
  urls: Partial<Record<LanguageCode, string>>;
  changed?: string | undefined;
}

interface UrlSet {
  entries: readonly SitemapEntry[];
  lang: LanguageCode;
  /** Languages of the shop. */
  served: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
  origin: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Entries written at a time; a whole file of ten thousand would block the event loop for a third of a second. */
const AT_ONCE = 500;
const letOthersIn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Sitemap of one language, each page with its alternates in the others. */
export async function urlSet({ entries, lang, served, defaultLanguage, origin }: UrlSet): Promise<string> {
  const whole = (path: string) => escapeHtml(encodeURI(origin + path));
  const alternate = (tag: string, path: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${whole(path)}"/>`;
  const url = ({ urls, changed }: SitemapEntry): string => {
    const path = urls[lang];
    if (path === undefined) return '';
    const alternates = served.flatMap((code) => (urls[code] === undefined ? [] : [alternate(LANGUAGES[code].lang, urls[code])]));
    const fallback = urls[defaultLanguage];
    return `<url><loc>${whole(path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}${fallback ? alternate('x-default', fallback) : ''}</url>\n`;
  };
  const parts: string[] = [];
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    parts.push(
      entries
        .slice(from, from + AT_ONCE)
        .map(url)
        .join(''),
    );
    await letOthersIn();
  }
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${parts.join('')}</urlset>\n`;
}

/** The list of all sitemaps. */
export const sitemapIndex = (paths: readonly string[], origin: string): string =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
