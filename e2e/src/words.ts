import { decode } from './html.ts';

const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const UNSEEN = new Set(['script', 'style', 'noscript', 'svg', 'template']);
const SPOKEN = /\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g;

interface Open {
  name: string;
  lang: string;
  isSeen: boolean;
}

/** Returns the visible and audible texts of a page in its own language; parts marked as another language are left out. */
export function wordsOf(html: string): string[] {
  const open: Open[] = [{ name: '', lang: '', isSeen: true }];
  const own = /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
  const texts: string[] = [];
  for (const [token] of html.slice(html.indexOf('<html')).matchAll(/<!--[\s\S]*?-->|<(?:"[^"]*"|[^">])*>|[^<]+/g)) {
    const around = open.at(-1) as Open;
    if (token.startsWith('</')) closeUntil(open, token.slice(2, -1).trim());
    else if (/^<[a-z]/i.test(token)) {
      const name = (/^<([a-z0-9-]+)/i.exec(token)?.[1] ?? '').toLowerCase();
      const inside: Open = { name, lang: /\slang="([^"]*)"/.exec(token)?.[1] ?? around.lang, isSeen: around.isSeen && !UNSEEN.has(name) };
      if (inside.isSeen && inside.lang === own) for (const [, text = ''] of token.matchAll(SPOKEN)) texts.push(decode(text));
      if (!VOID.has(name) && !token.endsWith('/>')) open.push(inside);
    } else if (!token.startsWith('<') && around.isSeen && around.lang === own) texts.push(decode(token));
  }
  return texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
}

function closeUntil(open: Open[], name: string): void {
  while (open.length > 1) if (open.pop()?.name === name.toLowerCase()) return;
}
