import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * Reports CSS classes styled by several folders. A class belongs to the folder whose style sheets have selectors beginning with it:
 * otherwise two folders would style each other's parts, depending on the order of visited pages. Any page may hide classes in print.
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

/** Classes at the beginning of selectors in a style sheet, except in print rules. */
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
