import { splitLanguage } from '@vitrina/contract/values/languages';
import { parseProductPath } from '@vitrina/contract/values/page-path';
import { readable } from '@vitrina/contract/values/redirects';
import type { SiteConfig } from '../../site-config.ts';

/** Address of this site in normal form, so that its spellings compare as equal. */
export type NamedAddress = { kind: 'path'; path: string } | { kind: 'product'; id: number } | { kind: 'code'; code: string };

type Site = Pick<SiteConfig, 'defaultLanguage' | 'publicUrl'>;

/**
 * The page that an old or new path of a rule names; `null` where it is another host's. Of a path with patterns or back-references
 * it is what stands before the first of them: `/old-category/` of `/old-category/(1)`.
 */
export function namedAddress(given: string, { defaultLanguage, publicUrl }: Site): NamedAddress | null {
  const own = ownPart(given.trim(), publicUrl);
  if (own === null) return null;
  const open = own.indexOf('(');
  const known = open < 0 ? own : own.slice(0, own.lastIndexOf('/', open) + 1);
  const path = readable(known).toLowerCase();
  const { lang, rest, redundant } = splitLanguage(path.endsWith('/') ? path : `${path}/`, defaultLanguage);
  const product = parseProductPath(rest, lang);
  if (product) return { kind: 'product', id: product.id };
  const code = /^\/p\/([^/]+)\/$/.exec(rest)?.[1];
  return code ? { kind: 'code', code } : { kind: 'path', path: redundant || lang === defaultLanguage ? rest : `/${lang}${rest}` };
}

/** One text for each. */
export const keyOf = (address: NamedAddress): string =>
  address.kind === 'path' ? address.path : address.kind === 'product' ? `product:${address.id}` : `code:${address.code}`;

/** Path and what follows it up to a query; `null`: another host's, or no path. */
function ownPart(target: string, publicUrl: string): string | null {
  const host = publicUrl.replace(/^https?:/, '');
  const origin = ['{host}', publicUrl, host].find((one) => target === one || target.startsWith(`${one}/`));
  const path = (target.slice(origin?.length ?? 0).split(/[?#]/)[0] as string) || '/';
  return path.startsWith('/') && !path.startsWith('//') ? path : null;
}
