import { createHash } from 'node:crypto';
import type { Template } from '@vitrina/contract/pages';
import { pageFolder } from '../routing/page-folder.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

export interface PageAssets {
  /** The entry script. */
  script: string;
  /** The script of the template's component. */
  page: string;
  /** Scripts imported by entry and page, to be preloaded. */
  preloads: string[];
  styles: string[];
}

export interface Assets {
  /** Changes with every build. */
  build: string;
  /** Scripts and style sheets of one template. */
  forTemplate(template: Template): PageAssets;
  /** Files of the display font: Latin-1, and letters beyond it. `null`: not built. */
  font: { latin: string; extended: string } | null;
  /** Style sheet of the staff bar and its marks; `null`: none. */
  staffStyle: string | null;
}

const ENTRY = 'src/browser/entry-browser.tsx';
const STAFF_STYLE = 'src/styles/staff.css';

/** The file of a template's page, from the storefront's folder. */
export const pageFile = (template: Template): string => `src/pages/${pageFolder(template)}/page.tsx`;

/** Reads the browser build's manifest. `read` returns a file's text. */
export function readAssets(folder: string, read: (file: string) => string): Assets {
  const text = read(`${folder}/manifest.json`);
  const manifest = JSON.parse(text) as Manifest;
  const url = (file: string) => `/${file}`;
  const known = new Map<Template, PageAssets>();

  const collect = (key: string, into: { scripts: Set<string>; styles: Set<string> }): void => {
    const chunk = manifest[key];
    if (!chunk || into.scripts.has(chunk.file)) return;
    into.scripts.add(chunk.file);
    for (const file of chunk.css ?? []) into.styles.add(file);
    for (const next of chunk.imports ?? []) collect(next, into);
  };
  /** Style sheets of deferred parts: the server renders them, so their style is needed at once, before the page's own. */
  const collectDeferred = (key: string, styles: Set<string>, seen = new Set<string>()): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) collectDeferred(next, styles, seen);
    for (const part of (chunk.dynamicImports ?? []).filter((name) => name.endsWith('.deferred.tsx'))) collect(part, { scripts: new Set(), styles });
  };

  const built = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fontFile = (part: string) => built.find((file) => new RegExp(`instrument-sans-${part}-wght[^/]*\\.woff2$`).test(file));
  const latin = fontFile('latin');
  const extended = fontFile('latin-ext');
  return {
    build: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    font: latin && extended ? { latin: url(latin), extended: url(extended) } : null,
    staffStyle: manifest[STAFF_STYLE] ? url(manifest[STAFF_STYLE].file) : null,
    forTemplate(template) {
      const cached = known.get(template);
      if (cached) return cached;
      const found = { scripts: new Set<string>(), styles: new Set<string>() };
      collect(ENTRY, found);
      collectDeferred(ENTRY, found.styles);
      collectDeferred(pageFile(template), found.styles);
      collect(pageFile(template), found);
      const [script = '', ...preloads] = [...found.scripts].map(url);
      const assets = { script, page: url(manifest[pageFile(template)]?.file ?? ''), preloads, styles: [...found.styles].map(url) };
      known.set(template, assets);
      return assets;
    },
  };
}
