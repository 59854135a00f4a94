import { DIRECTORY_WORDS } from '@vitrina/contract/values/directory-path';
import { placeOf } from '../files/read-text.ts';
import { FORBIDDEN_HTML } from '../check/forbidden-html.ts';
import type { Report } from '../check/report.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { contentEntries } from './content-entries.ts';
import { FIGURES } from './figures.ts';
import type { SiteContent } from './site-content.ts';

/** Codes named twice, missing texts, and what texts name that is not there. */
export function checkContent({ shop, content }: ShopFacts, { files, contentLines }: FolderRead, report: Report): void {
  if (!content) return;
  const entries = contentEntries(content);
  const wanted = new Set(entries.flatMap(({ path }) => shop.languages.map((lang) => `content/${path}/${lang}.md`)));
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
  checkBodies(content, contentLines, report);
  for (const file of files.keys())
    if (file.startsWith('content/') && file.endsWith('.md') && !wanted.has(file))
      report.add({ level: 'warning', file, line: 0, column: 0, words: 'is not read: content/pages.yaml and content/faq.yaml name no such text' });
}

function checkBodies(content: SiteContent, lines: ReadonlyMap<string, number>, report: Report): void {
  const pages = new Set(content.pages.map(({ code }) => code));
  for (const [key, { body, short = '', format }] of Object.entries(content.texts)) {
    const file = `content/${key}.md`;
    for (const { at, words } of problemsOf(body, { pages, isHtml: format === 'html' })) {
      const [line, column] = placeOf(body, at);
      report.add({ level: 'error', file, line: (lines.get(key) ?? 1) + line - 1, column, words });
    }
    for (const { words } of problemsOf(short, { pages, isHtml: format === 'html' })) report.inFile('error', file, ['short'], words);
  }
}

function problemsOf(text: string, { pages, isHtml }: { pages: ReadonlySet<string>; isHtml: boolean }): { at: number; words: string }[] {
  const script = FORBIDDEN_HTML.exec(text);
  const found = script ? [{ at: script.index, words: 'carries HTML that no page may hold' }] : [];
  if (isHtml) return found;
  for (const { index, 1: name = '' } of text.matchAll(/\{(\w+)\}/g))
    if (!(FIGURES as readonly string[]).includes(name)) found.push({ at: index, words: `there is no figure {${name}}; known are ${FIGURES.join(', ')}` });
  for (const { index, 1: words = '', 2: target = '' } of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g))
    if (!isTarget(target, pages)) found.push({ at: index + words.length + 3, words: `leads to ${target}, which is no page of this shop` });
  return found;
}

function isTarget(target: string, pages: ReadonlySet<string>): boolean {
  if (/^(?:https:|mailto:|tel:|path:)[^"<>\s]+$/.test(target)) return true;
  return target.startsWith('dir:') ? Object.hasOwn(DIRECTORY_WORDS, target.slice('dir:'.length)) : pages.has(target);
}
