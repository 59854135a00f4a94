import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * A class belongs to the folder whose style sheets have selectors that begin with it. Two folders with one name would style each other's
 * parts, by the order in which pages were visited. A page may hide any class in print.
 */
export function checkClasses(root: string): string[] {
  const source = join(root, 'storefront/src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const folders = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const name of classesOf(readFileSync(join(source, sheet), 'utf8'))) {
      const known = folders.get(name) ?? new Set();
      folders.set(name, known.add(relative(root, dirname(join(source, sheet)))));
    }
  return [...folders]
    .filter(([, known]) => known.size > 1)
    .map(
      ([name, known]) =>
        `.${name} is styled in ${[...known].join(' and ')}: give one of them another name, or begin the selector with a class of its own folder.`,
    );
}

/** Classes that selectors of a style sheet begin with, outside of print. */
export function classesOf(css: string): Set<string> {
  const found = new Set<string>();
  const open: string[] = [];
  for (const [, before = '', brace] of css.replace(COMMENT, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    const selector = before.trim();
    open.push(selector);
    if (selector.startsWith('@') || open.some((outer) => /^@media print\b/.test(outer) || /^@(?:keyframes|font-face)/.test(outer))) continue;
    for (const part of selector.split(/,(?![^(]*\))/)) {
      const name = /^\.([\w-]+)/.exec(part.trim())?.[1];
      if (name) found.add(name);
    }
  }
  return found;
}
