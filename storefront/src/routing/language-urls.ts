import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { Head, PageMatch } from '../context/page-types.ts';

interface SwitchedPage {
  head: Pick<Head, 'alternates' | 'hasWholeQuery'>;
  match: Pick<PageMatch, 'lang' | 'urls'>;
  /** Query of the requested address. */
  search: string;
  defaultLanguage: LanguageCode;
}

/**
 * Addresses of the page in every language, for the language switch: as the page itself says, else by the route table; home where it exists in none.
 * What the address asked for beyond that comes along as it was written: codes of mails, where to go after a login, why an order failed.
 */
export function languageUrls({ head, match, search, defaultLanguage }: SwitchedPage): Record<LanguageCode, string> {
  const { alternates = {} } = head;
  const rest = head.hasWholeQuery ? [] : partsBeyond(search, alternates[match.lang] ?? '');
  const urlIn = (lang: LanguageCode): string => {
    const url = alternates[lang] ?? match.urls?.[lang];
    return url === undefined ? languageBase(lang, defaultLanguage) : withParts(url, rest);
  };
  return Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, urlIn(lang)])) as Record<LanguageCode, string>;
}

/** Parts of the query that `own`, the page's own address, does not name. */
function partsBeyond(search: string, own: string): string[] {
  const named = new URLSearchParams(own.split('?')[1] ?? '');
  const parts = search.slice(1).split('&');
  return parts.filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some((name) => named.has(name)));
}

const withParts = (url: string, parts: readonly string[]): string => (parts.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${parts.join('&')}`);
