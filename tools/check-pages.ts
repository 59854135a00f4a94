import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES } from '@vitrina/contract/pages';
import { pageFolder } from '../storefront/src/routing/page-folder.ts';

const PARTS = { 'load.ts': 'load', 'head.ts': 'head', 'page.tsx': 'Page' };
type Part = keyof typeof PARTS;

/**
 * Reports templates without a folder and folders without a template. Parts of a page are combined by file name, so the compiler cannot
 * compare their props: head and page must use the type returned by `load` in `load.ts`.
 */
export function checkPages(root: string): string[] {
  const pages = join(root, 'storefront/src/pages');
  const folders = new Set(TEMPLATES.map(pageFolder));
  const unknown = readdirSync(pages).filter((folder) => !folders.has(folder));
  return [
    ...unknown.map((folder) => `storefront/src/pages/${folder}: no template of contract/src/pages.ts is shown by it.`),
    ...[...folders].flatMap((folder) => problemsOf(join(pages, folder)).map((problem) => `storefront/src/pages/${folder}/${problem}`)),
  ];
}

/** Returns the problems of a page's folder. */
export function problemsOf(folder: string): string[] {
  const text = (part: Part): string => (existsSync(join(folder, part)) ? readFileSync(join(folder, part), 'utf8') : '');
  const missing = (Object.keys(PARTS) as Part[]).filter((part) => !exportOf(PARTS[part]).test(text(part)));
  if (missing.length > 0) return missing.map((part) => `${part} exports no ${PARTS[part]}.`);
  const answered = /\bload\b[^;{]*LoadResult<(\w+)>/.exec(text('load.ts'))?.[1];
  const head = /HeadContext<([^>]+)>/.exec(text('head.ts'))?.[1];
  const page = /\bPage\b[^;]*?(?:props|\}): ([^)]+)\)/.exec(text('page.tsx'))?.[1];
  const uses = { 'head.ts': head, 'page.tsx': page };
  return (['head.ts', 'page.tsx'] as const).flatMap((part) => {
    const type = uses[part];
    if (type === undefined || (importsFromLoad(text(part), type) && (answered === undefined || type === answered))) return [];
    return [`${part}: the type of its props is ${type}; it must be what load.ts answers${answered ? `, ${answered},` : ''} and imported from there.`];
  });
}

const exportOf = (name: string): RegExp => new RegExp(`export (?:async )?(?:function|const) ${name}\\b|export \\{[^}]*\\b${name}\\b`);
const importsFromLoad = (text: string, type: string): boolean => new RegExp(`import (?:type )?\\{[^}]*\\b${type}\\b[^}]*\\} from '\\./load\\.ts'`).test(text);
