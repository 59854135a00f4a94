import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { SiteInfo } from '@vitrina/contract/site';
import type { Head, PageState } from '../context/page-types.ts';
import type { Assets } from './assets.ts';
import { iconUrl } from './brand-files.ts';
import { themeUrl } from './theme.ts';
import { escapeHtml, jsonForHtml } from './escape.ts';
import { type Html, htmlBytes } from './html-bytes.ts';
import { stateJson } from './state-json.ts';

interface DocumentParts {
  state: PageState;
  head: Head;
  body: Html;
  assets: Assets;
  info: SiteInfo;
  /** HTML after the page, outside of the hydrated root. */
  after?: string | undefined;
}

/** The whole HTML document as bytes. Bots get the same content without scripts. */
export function document({ state, head, body, assets, info, after = '' }: DocumentParts): Buffer<ArrayBuffer> {
  const isBot = state.layout === 'bot';
  const { script, preloads, styles } = assets.forTemplate(state.template);
  const lines = [
    '<!doctype html>',
    `<html lang="${LANGUAGES[state.lang].lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...metaLines(head, info, state),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(info.theme ? [`<link rel="stylesheet" href="${themeUrl(info.theme)}">`] : []),
    ...(isBot
      ? []
      : [
          ...fontFiles(assets, info, state).map(fontLine),
          ...imageLine(head),
          `<link rel="preload" href="${state.labelsUrl}" as="fetch" crossorigin>`,
          ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
        ]),
    `<link rel="icon" href="${iconUrl(info)}"${iconUrl(info).endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#14191b" media="(prefers-color-scheme: dark)">',
    ...(head.structuredData ?? []).map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`),
    '</head>',
  ];
  const end = [
    '</div>',
    after,
    ...(isBot ? [] : [`<script id="page-state" type="application/json">${stateJson(state)}</script>`, `<script type="module" src="${script}"></script>`]),
    '</body></html>',
  ];
  return htmlBytes([`${lines.filter(Boolean).join('\n')}\n<body><div id="root">`, ...body, end.filter(Boolean).join('\n')]);
}

/** Font files of a page's headings. They are used only if loaded in time (`font-display: optional`), so both are preloaded. */
function fontFiles({ font }: Assets, info: DocumentParts['info'], { lang }: DocumentParts['state']): string[] {
  if (info.has_own_typeface) return info.typeface ? [info.typeface] : [];
  if (font === null) return [];
  return LANGUAGES[lang].extendedLatin ? [font.latin, font.extended] : [font.latin];
}

const fontLine = (font: string): string => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;

const imageLine = ({ preloadImage }: Head): string[] =>
  preloadImage
    ? [
        `<link rel="preload" as="image" imagesrcset="${escapeHtml(preloadImage.srcset)}" imagesizes="${escapeHtml(preloadImage.sizes)}" type="${preloadImage.type}" fetchpriority="high">`,
      ]
    : [];

/** Paths without escapes or HTML characters, as nearly all are: a fast check for the dozen on a page. */
const PLAIN_PATH = /^\/(?:[\w-]+\/)*$/;

function metaLines(head: Head, info: SiteInfo, state: PageState): string[] {
  const { origin } = new URL(info.host);
  const whole = (path: string) => (PLAIN_PATH.test(path) ? origin + path : escapeHtml(new URL(path, info.host).href));
  const alternates = head.noindex ? [] : Object.entries(head.alternates ?? {}).filter(([lang]) => info.languages.some(({ code }) => code === lang));
  const defaultUrl = head.alternates?.[info.default_language];
  return [
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    head.noindex ? '<meta name="robots" content="noindex, follow">' : '',
    head.canonical ? `<link rel="canonical" href="${whole(head.canonical)}">` : '',
    ...alternates.map(([lang, path]) => `<link rel="alternate" hreflang="${LANGUAGES[lang as keyof typeof LANGUAGES].lang}" href="${whole(path)}">`),
    alternates.length > 0 && defaultUrl ? `<link rel="alternate" hreflang="x-default" href="${whole(defaultUrl)}">` : '',
    head.prev ? `<link rel="prev" href="${whole(head.prev)}">` : '',
    head.next ? `<link rel="next" href="${whole(head.next)}">` : '',
    head.feed ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(head.feed.title)}" href="${whole(head.feed.path)}">` : '',
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:site_name" content="${escapeHtml(info.name)}">`,
    `<meta property="og:type" content="website">`,
    head.canonical ? `<meta property="og:url" content="${whole(head.canonical)}">` : '',
    head.description ? `<meta property="og:description" content="${escapeHtml(head.description)}">` : '',
    head.image ? `<meta property="og:image" content="${whole(head.image)}">` : '',
    `<meta property="og:locale" content="${LANGUAGES[state.lang].lang.replace('-', '_')}">`,
  ];
}
