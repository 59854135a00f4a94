import { type Template, TEMPLATES } from '@vitrina/contract/pages';
import type { Head, HeadContext, LoadContext, LoadResult } from '../context/page-types.ts';
import { pageFolder } from '../routing/page-folder.ts';

/** The half of a page that never reaches the browser: what it loads and what its head says. */
export interface PageLoader {
  load: (context: LoadContext) => Promise<LoadResult<unknown>>;
  /** Answers a form of the page, for visitors without scripts: leads on (303), or shows the page again with what was wrong (422). */
  post?: (context: LoadContext) => Promise<LoadResult<unknown>>;
  head: (context: HeadContext<never>) => Head;
  /** The page allows origins of others, which holds for a document only: navigation in the browser loads it as one. */
  ownDocument?: boolean;
}

// `load.ts` may hold `post` and `ownDocument` too. That head and load speak of the same props is part of `npm run check`.
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
