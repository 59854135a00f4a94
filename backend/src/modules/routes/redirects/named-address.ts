import { splitLanguage } from '@vitrina/contract/values/languages';
import { parseProductPath } from '@vitrina/contract/values/page-path';
import { readable } from '@vitrina/contract/values/redirects';
import type { SiteConfig } from '../../../site-config.ts';

/** URL of this site in normal form, so that its spellings compare as equal. */
export type NamedAddress = { kind: 'path'; path: string } | { kind: 'product'; id: number } | { kind: 'code'; code: string };

type Site = Pick<SiteConfig, 'defaultLanguage' | 'publicUrl'>;

/**
 * The page that an old or new path of a rule names; `null`: on another host. For a path with patterns or back-references, the part before the first
 * of them: `/old-category/` of `/old-category/(1)`.
 */
export function namedAddress(address: string, { defaultLanguage, publicUrl }: Site): NamedAddress | null {
  const own = ownPart(address.trim(), publicUrl);
  if (own === null) return null;
  const open = own.indexOf('(');
  const fixedPart = open < 0 ? own : own.slice(0, own.lastIndexOf('/', open) + 1);
  const path = readable(fixedPart).toLowerCase();
  const { lang, rest, redundant } = splitLanguage(path.endsWith('/') ? path : `${path}/`, defaultLanguage);
  const product = parseProductPath(rest, lang);
  if (product) return { kind: 'product', id: product.id };
  const code = /^\/p\/([^/]+)\/$/.exec(rest)?.[1];
  return code ? { kind: 'code', code } : { kind: 'path', path: redundant || lang === defaultLanguage ? rest : `/${lang}${rest}` };
}

/** Unique key of an address. */
export const keyOf = (address: NamedAddress): string =>
  address.kind === 'path' ? address.path : address.kind === 'product' ? `product:${address.id}` : `code:${address.code}`;

/** Path without host and query; `null`: on another host, or no path. */
function ownPart(target: string, publicUrl: string): string | null {
  const host = publicUrl.replace(/^https?:/, '');
  const origin = ['{host}', publicUrl, host].find((one) => target === one || target.startsWith(`${one}/`));
  const path = (target.slice(origin?.length ?? 0).split(/[?#]/)[0] as string) || '/';
  return path.startsWith('/') && !path.startsWith('//') ? path : null;
}
