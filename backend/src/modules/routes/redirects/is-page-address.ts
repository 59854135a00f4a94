import { sql } from 'kysely';
import { isBlocked, isProbe } from '@vitrina/contract/values/blocked-paths';
import { splitLanguage } from '@vitrina/contract/values/languages';
import { parseNewsletterPath, parseProductPath, parseTagPath } from '@vitrina/contract/values/page-path';
import type { Db } from '../../../db/index.ts';
import type { SiteConfig } from '../../../site-config.ts';

/** Pages outside the route table (specification, section 2). */
const FIXED = /^\/(?:404|compare|p\/[^/]+|webshop\/print-payment-transfer)\/$/;
/** Paths of files, served before any page. */
const FILES = /^\/(?:(?:_data|_labels|_build|assets|thumbs)\/|robots\.txt\/$|sitemap[\w-]*\.xml\/$)/;

/** Returns whether a path is a page's URL: those of the route table, and patterns with an id. */
export async function loadPageAddresses(db: Db, { defaultLanguage }: Pick<SiteConfig, 'defaultLanguage'>): Promise<(path: string) => boolean> {
  const { rows } = await sql<{ path: string }>`select path from routes`.execute(db);
  const paths = new Set(rows.map((row) => row.path));
  return (path) => {
    const { lang, rest } = splitLanguage(path, defaultLanguage);
    return paths.has(path) || FIXED.test(rest) || Boolean(parseProductPath(rest, lang) ?? parseTagPath(rest, lang) ?? parseNewsletterPath(rest));
  };
}

/** Paths for which no rule is looked up. */
export const isIgnored = (path: string, { defaultLanguage, addresses }: Pick<SiteConfig, 'defaultLanguage' | 'addresses'>): boolean =>
  isProbe(path, addresses.ignoredUrls) || isBlocked(splitLanguage(path, defaultLanguage).rest) || FILES.test(path);
