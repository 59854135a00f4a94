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
 * Addresses of the page in every language, for the language switch: from the page's head, else from the route table; home if it does not exist in a language.
 * Further parameters of the request are kept as written: codes of mails, the target after a login, the reason of a failed order.
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

/** Parts of the query that `own`, the page's own address, does not contain. */
function partsBeyond(search: string, own: string): string[] {
  const ownParams = new URLSearchParams(own.split('?')[1] ?? '');
  const parts = search.slice(1).split('&');
  return parts.filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some((name) => ownParams.has(name)));
}

const withParts = (url: string, parts: readonly string[]): string => (parts.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${parts.join('&')}`);
