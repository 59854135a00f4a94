import { sql } from 'kysely';
import { isBlocked, isProbe } from '@vitrina/contract/values/blocked-paths';
import { splitLanguage } from '@vitrina/contract/values/languages';
import { parseNewsletterPath, parseProductPath, parseTagPath } from '@vitrina/contract/values/page-path';
import type { Db } from '../../db/index.ts';
import type { SiteConfig } from '../../site-config.ts';

/** Pages that stand in no table (specification, section 2). */
const FIXED = /^\/(?:404|compare|p\/[^/]+|webshop\/print-payment-transfer)\/$/;
/** Answered before any page. */
const FILES = /^\/(?:(?:_data|_labels|_build|assets|thumbs)\/|robots\.txt\/$|sitemap[\w-]*\.xml\/$)/;

/** Tells addresses of pages from others: those of the route table, and shapes that carry an id. */
export async function loadPageAddresses(db: Db, { defaultLanguage }: Pick<SiteConfig, 'defaultLanguage'>): Promise<(path: string) => boolean> {
  const { rows } = await sql<{ path: string }>`select path from routes`.execute(db);
  const paths = new Set(rows.map((row) => row.path));
  return (path) => {
    const { lang, rest } = splitLanguage(path, defaultLanguage);
    return paths.has(path) || FIXED.test(rest) || Boolean(parseProductPath(rest, lang) ?? parseTagPath(rest, lang) ?? parseNewsletterPath(rest));
  };
}

/** Addresses that no rule is looked up for. */
export const isIgnored = (path: string, { defaultLanguage, addresses }: Pick<SiteConfig, 'defaultLanguage' | 'addresses'>): boolean =>
  isProbe(path, addresses.ignoredUrls) || isBlocked(splitLanguage(path, defaultLanguage).rest) || FILES.test(path);
