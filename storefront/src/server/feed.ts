import { type PostSummary, publish } from '@vitrina/contract/publish';
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { feedUrl, fixedUrl } from '../links/page-links.ts';
import type { StorefrontDeps } from './storefront-options.ts';
import { escapeHtml } from './escape.ts';
import { CACHE_TAGS, PAGE_CACHE } from '@vitrina/contract/internal-headers';

const POSTS = 30;

/** Language whose feed this is; `null`: no feed. */
export const feedLanguage = (path: string, defaultLanguage: LanguageCode): LanguageCode | null =>
  path.endsWith('/rss.xml') ? (LANGUAGE_CODES.find((lang) => feedUrl({ lang, info: { default_language: defaultLanguage } }) === path) ?? null) : null;

/** The newest guides as RSS 2.0, with absolute URLs. Public guides only. */
export async function feed(lang: LanguageCode, deps: StorefrontDeps): Promise<Response> {
  const api = deps.apiFor(lang, {});
  const [info, { labels }, { items }] = await Promise.all([deps.siteData.info(), deps.siteData.labels(lang), api.get(publish.posts, { per_page: POSTS })]);
  const whole = (path: string) => escapeHtml(new URL(path, deps.publicUrl).href);
  const place = { lang, info };
  const newest = items[0];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${plain(`${labels.text('guides')} | ${info.name}`)}</title>`,
    `<link>${whole(fixedUrl('blog', place))}</link>`,
    `<description>${plain(labels.text('guides_text'))}</description>`,
    `<language>${LANGUAGES[lang].lang.toLowerCase()}</language>`,
    `<atom:link href="${whole(feedUrl(place))}" rel="self" type="application/rss+xml"/>`,
    newest ? `<lastBuildDate>${rfcDate(newest.datetime_published)}</lastBuildDate>` : '',
    ...items.map((post) => itemOf(post, whole)),
    '</channel></rss>',
  ];
  return new Response(`${lines.filter(Boolean).join('\n')}\n`, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=1800',
      [PAGE_CACHE]: 'public',
      [CACHE_TAGS]: [...api.tags].join(' '),
    },
  });
}

function itemOf(post: PostSummary, whole: (path: string) => string): string {
  if (post.url_without_domain === null) return '';
  const address = whole(post.url_without_domain);
  return [
    '<item>',
    `<title>${plain(post.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<description>${plain(post.short_description)}</description>`,
    ...post.authors.map((author) => `<dc:creator>${plain(author.title)}</dc:creator>`),
    post.category ? `<category>${plain(post.category.title)}</category>` : '',
    `<pubDate>${rfcDate(post.datetime_published)}</pubDate>`,
    '</item>',
  ].join('');
}

const rfcDate = (iso: string): string => new Date(iso).toUTCString();

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not know them, not even escaped
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const plain = (text: string): string => escapeHtml(text.replace(NOT_XML, ''));
