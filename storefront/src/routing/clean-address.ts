import { isLanguageCode, type LanguageCode, splitLanguage } from '@vitrina/contract/values/languages';
import { safePath } from '@vitrina/contract/values/safe-path';

/**
 * The clean address, in one step for any mix of defects (specification, section 2): trailing slash, no doubled slashes, no `tel:` suffix, a language prefix in
 * lower case, none for the default language, no `mode=gallery`. The rest of the query is kept. `null`: the path is hostile.
 */
export function cleanAddress(url: URL, defaultLanguage: LanguageCode): string | null {
  let path = url.pathname.replace(/\/{2,}/g, '/');
  path = path.replace(/\/?tel:.*$/i, '/').replace(/\/?tel%3a.*$/i, '/');
  if (!path.endsWith('/')) path = `${path}/`;
  // Removing a suffix may leave dots behind.
  path = withSmallPrefix(new URL(path, url).pathname);
  for (let split = splitLanguage(path, defaultLanguage); split.redundant; split = splitLanguage(path, defaultLanguage)) path = withSmallPrefix(split.rest);
  const query = url.searchParams.get('mode') === 'gallery' ? withoutMode(url.search) : url.search;
  return safePath(path) === null ? null : `${path}${query}`;
}

/** Removes `mode` and keeps the other parameters as written. */
function withoutMode(search: string): string {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((part) => part !== 'mode=gallery');
  return remaining.length > 0 ? `?${remaining.join('&')}` : '';
}

const withSmallPrefix = (path: string): string =>
  path.replace(/^\/[a-z]{2}(?=\/)/i, (written) => (isLanguageCode(written.slice(1).toLowerCase()) ? written.toLowerCase() : written));
