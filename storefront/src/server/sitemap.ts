import { catalogue } from '@vitrina/contract/catalogue';
import { isLanguageCode, type LanguageCode } from '@vitrina/contract/values/languages';
import { plainNotFound } from './responses.ts';
import type { StorefrontDeps } from './storefront-options.ts';
import { categoryEntries, PAGES_IN_FILE, pageEntries, productEntries } from './sitemap-entries.ts';
import { type SitemapEntry, sitemapIndex, urlSet } from './sitemap-xml.ts';
import { CACHE_TAGS, PAGE_CACHE } from '@vitrina/contract/internal-headers';

const FILE = /^\/sitemap-([a-z]{2})-(products|categories|pages)-([1-9]\d{0,3})\.xml$/;
type Kind = 'products' | 'categories' | 'pages';

/** `/sitemap.xml` lists the files; `/sitemap-{language}-{kind}-{n}.xml` are those files. Public pages only. */
export async function sitemap(path: string, deps: StorefrontDeps): Promise<Response> {
  const { default_language: defaultLanguage, languages } = await deps.siteData.info();
  if (path === '/sitemap.xml')
    return xml(
      await index(
        deps,
        defaultLanguage,
        languages.map(({ code }) => code),
      ),
    );
  const [, lang, kind, n] = FILE.exec(path) ?? [];
  const served = languages.map(({ code }) => code);
  if (!isLanguageCode(lang) || !served.includes(lang) || !kind) return plainNotFound();
  const entries = await entriesOf(deps, { lang, kind: kind as Kind, file: Number(n) });
  return entries.length > 0 ? xml(await urlSet({ entries, lang, served, defaultLanguage, origin: deps.publicUrl })) : plainNotFound();
}

async function index(deps: StorefrontDeps, defaultLanguage: LanguageCode, languages: readonly LanguageCode[]): Promise<string> {
  const { pages } = await deps.apiFor(defaultLanguage, {}).get(catalogue.sitemap, { page: 1 });
  const files = Array.from({ length: Math.ceil(pages / PAGES_IN_FILE) }, (_, i) => `products-${i + 1}`);
  return sitemapIndex(
    languages.flatMap((lang) => ['pages-1', 'categories-1', ...files].map((file) => `/sitemap-${lang}-${file}.xml`)),
    deps.publicUrl,
  );
}

async function entriesOf(deps: StorefrontDeps, { lang, kind, file }: { lang: LanguageCode; kind: Kind; file: number }): Promise<SitemapEntry[]> {
  const api = deps.apiFor(lang, {});
  if (kind === 'products') return productEntries(api, file);
  if (file > 1) return [];
  return kind === 'categories' ? categoryEntries(api) : pageEntries(api, (await deps.siteData.routes()).values(), lang);
}

/** Builds an XML answer; cached like a page, as search engines request it seldom. */
const xml = (body: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      [PAGE_CACHE]: 'public',
      [CACHE_TAGS]: 'catalogue listed content',
    },
  });
