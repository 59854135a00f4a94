import { FIGURES } from '@vitrina/backend/seed';
import { DIRECTORIES } from '@vitrina/contract/values/directory-path';
import { placeOf } from '../files/read-text.ts';
import { FORBIDDEN_HTML } from '../check/forbidden-html.ts';
import type { Report } from '../check/report.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { siteFolders } from '../site/read-site.ts';
import { checkAddresses } from './check-addresses.ts';
import { contentEntries } from './content-entries.ts';
import { LIST_NAMES } from './kinds/content-lists.ts';
import { linkTargets } from './link-address.ts';
import type { SiteContent } from './site-content.ts';

/** Reports duplicate codes, missing texts, duplicate addresses, and references in texts to missing entries. */
export function checkContent(facts: ShopFacts, read: FolderRead, report: Report): void {
  const { shop, content, site } = facts;
  const { files, contentLines } = read;
  if (!content) return;
  const entries = contentEntries(content);
  const paths = [...entries.map(({ path }) => path), ...siteFolders(site)];
  const expectedFiles = new Set(paths.flatMap((path) => shop.languages.map((lang) => `content/${path}/${lang}.md`)));
  const seen = new Set<string>();
  for (const { kind, code, path, facts } of entries) {
    if (seen.has(`${kind} ${code}`)) report.error(facts, ['code'], `there is a ${kind.replace('_', ' ')} ${code} already`);
    seen.add(`${kind} ${code}`);
    const has = (lang: string) => files.has(`content/${path}/${lang}.md`);
    if (!has(shop.source_language)) report.error(facts, ['code'], `${code} has no text: content/${path}/${shop.source_language}.md is missing`);
    for (const lang of shop.languages)
      if (!has(lang) && !has(shop.reads?.[lang] ?? ''))
        report.warning(facts, ['code'], `${code} has no text in ${lang}: content/${path}/${lang}.md is missing`);
  }
  checkBodies(facts, content, { lines: contentLines, report });
  checkAddresses(facts, content, report);
  for (const file of files.keys())
    if (file.startsWith('content/') && file.endsWith('.md') && !expectedFiles.has(file))
      report.add({
        level: 'warning',
        file,
        line: 0,
        column: 0,
        words: `is not read: content/${listOf(file)}.yaml names no such text in a language of the shop`,
      });
}

const listOf = (file: string): string => ['pages', 'faq', ...LIST_NAMES].find((name) => file.startsWith(`content/${name}/`)) ?? 'pages';

/** Names that texts of a shop may refer to. */
export interface Named {
  /** Pages by code; other targets with a prefix, as `category:laptops`. */
  targets: ReadonlySet<string>;
  products: ReadonlySet<string>;
}

export const namedIn = (facts: ShopFacts, content: SiteContent): Named => ({
  targets: new Set([...content.pages.map(({ code }) => code), ...linkTargets(facts, content)]),
  products: new Set(facts.families.flatMap(productCodes)),
});

const productCodes = ({ key, code = key.toUpperCase(), options, products }: ShopFacts['families'][number]): string[] => [
  ...(options ? [code] : []),
  ...products.map((product) => product.code),
];

function checkBodies(facts: ShopFacts, content: SiteContent, { lines, report }: { lines: ReadonlyMap<string, number>; report: Report }): void {
  const named = namedIn(facts, content);
  for (const [key, { body, short = '', format }] of Object.entries(content.texts)) {
    const file = `content/${key}.md`;
    const isHtml = format === 'html';
    for (const { at, words } of key.startsWith('landing/') ? [] : problemsOf(body, { named, isHtml })) {
      const [line, column] = placeOf(body, at);
      report.add({ level: 'error', file, line: (lines.get(key) ?? 1) + line - 1, column, words });
    }
    for (const { words } of problemsOf(short, { named, isHtml })) report.inFile('error', file, ['short'], words);
  }
}

/** Returns the problems of a Markdown text, each with its offset. */
export function problemsOf(text: string, { named: { targets, products }, isHtml }: { named: Named; isHtml: boolean }): { at: number; words: string }[] {
  const script = FORBIDDEN_HTML.exec(text);
  const found = script ? [{ at: script.index, words: 'carries HTML that no page may hold' }] : [];
  for (const { index, 1: code = '' } of text.matchAll(/\[product:([^\]\s]+)\]/g))
    if (!products.has(code)) found.push({ at: index, words: `there is no product ${code}` });
  if (isHtml) return found;
  for (const { index, 1: name = '' } of text.matchAll(/\{(\w+)\}/g))
    if (!(FIGURES as readonly string[]).includes(name)) found.push({ at: index, words: `there is no figure {${name}}; known are ${FIGURES.join(', ')}` });
  for (const { index, 1: words = '', 2: target = '' } of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g))
    if (!isTarget(target, targets)) found.push({ at: index + words.length + 3, words: `leads to ${target}, which is no page of this shop` });
  return found;
}

export function isTarget(target: string, targets: ReadonlySet<string>): boolean {
  if (/^(?:https:|mailto:|tel:|path:)[^"<>\s]+$/.test(target) || /^(?:\/(?![/\\])|#)[^"<>\s\\]*$/.test(target)) return true;
  return target.startsWith('dir:') ? (DIRECTORIES as readonly string[]).includes(target.slice('dir:'.length)) : targets.has(target);
}
