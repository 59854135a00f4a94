import { DIRECTORIES, type Directory, directoryPath } from '@vitrina/contract/values/directory-path';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';

export interface MarkedText {
  lang: LanguageCode;
  defaultLanguage: LanguageCode;
  /** Address of a page by its code. */
  pageUrl: (code: string) => string | undefined;
  /** Values of the placeholders `{name}`. */
  facts: Readonly<Record<string, string>>;
}

/**
 * Converts a text with markup to HTML, one block a line: `## heading`, `- item`, `> quotation`, otherwise a paragraph; `**bold**` and
 * `[words](target)` inline, where a target is a page's code, `dir:promotions`, `path:webshop/withdrawal/` or an address. Throws an Error
 * that names a target or a fact that does not exist.
 */
export function markedText(text: string, place: MarkedText): string {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const html: string[] = [];
  for (const [i, line] of lines.entries()) {
    const isItem = line.startsWith('- ');
    if (isItem && !lines[i - 1]?.startsWith('- ')) html.push('<ul>');
    html.push(block(line, place));
    if (isItem && !lines[i + 1]?.startsWith('- ')) html.push('</ul>');
  }
  return html.join('');
}

function block(line: string, place: MarkedText): string {
  if (line.startsWith('## ')) return `<h2>${inline(line.slice(3), place)}</h2>`;
  if (line.startsWith('- ')) return `<li>${inline(line.slice(2), place)}</li>`;
  if (line.startsWith('> ')) return `<blockquote><p>${inline(line.slice(2), place)}</p></blockquote>`;
  return `<p>${inline(line, place)}</p>`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const inline = (text: string, place: MarkedText): string =>
  escaped(withFacts(text, place))
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, target: string) => `<a href="${addressOf(target, place)}">${words}</a>`);

/** Replaces `{name}` by the fact of that name, also in plain text. */
export const withFacts = (text: string, { facts }: Pick<MarkedText, 'facts'>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`a text names {${name}}, which nobody knows`);
    return fact;
  });

function addressOf(target: string, { lang, defaultLanguage, pageUrl }: MarkedText): string {
  if (/^(?:https:|mailto:|tel:)/.test(target)) return target;
  const [, kind, rest = ''] = /^(path|dir):(.+)$/.exec(target) ?? [];
  if (kind === 'path') return languageBase(lang, defaultLanguage) + rest;
  if (kind === 'dir' && (DIRECTORIES as readonly string[]).includes(rest)) return directoryPath(rest as Directory, { lang, defaultLanguage });
  const url = pageUrl(target);
  if (!url) throw new Error(`a text leads to ${target}, which does not exist`);
  return url;
}
