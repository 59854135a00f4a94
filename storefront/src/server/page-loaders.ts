import { type Template, TEMPLATES } from '@vitrina/contract/pages';
import type { Head, HeadContext, LoadContext, LoadResult } from '../context/page-types.ts';
import { pageFolder } from '../routing/page-folder.ts';

/** Server-only half of a page: loader, head, and handler of its form. */
export interface PageLoader {
  load: (context: LoadContext) => Promise<LoadResult<unknown>>;
  /** Handles a form of the page without scripts: redirects (303), or shows the page again with its errors (422). */
  post?: (context: LoadContext) => Promise<LoadResult<unknown>>;
  head: (context: HeadContext<never>) => Head;
  /** True if its policy allows third-party origins, which applies to documents only: soft navigation then loads the document. */
  ownDocument?: boolean;
}

// `load.ts` may also export `post` and `ownDocument`. `npm run check` verifies that head and load have the same props.
const loads = import.meta.glob<Omit<PageLoader, 'head'>>('../pages/*/load.ts', { eager: true });
const posts = import.meta.glob<Required<Pick<PageLoader, 'post'>>>('../pages/*/post.ts', { eager: true });
const heads = import.meta.glob<Pick<PageLoader, 'head'>>('../pages/*/head.ts', { eager: true });

function loaderOf(template: Template): PageLoader {
  const folder = `../pages/${pageFolder(template)}`;
  const [load, head] = [loads[`${folder}/load.ts`], heads[`${folder}/head.ts`]];
  if (!load || !head) throw new Error(`no load.ts or head.ts for ${template}`);
  return { ...load, ...posts[`${folder}/post.ts`], ...head };
}

export const LOADERS = Object.fromEntries(TEMPLATES.map((template) => [template, loaderOf(template)])) as Record<Template, PageLoader>;
