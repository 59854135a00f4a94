import type { ComponentType } from 'react';
import { type Template, TEMPLATES } from '@vitrina/contract/pages';
import { pageFolder } from '../routing/page-folder.ts';
import { deferredParts } from '../ui/deferred-part.ts';

/** A template's component; its props are what its `load` answers. */
export type PageComponent = ComponentType<never>;

// `npm run check` proves that each template has one. The browser loads the one script named by the document or a navigation.
const pages = import.meta.glob<{ Page: PageComponent }>('../pages/*/page.tsx');

let read: Promise<ReadonlyMap<Template, PageComponent>> | undefined;

/** Components of all pages, loaded with the first page: a later build may delete files that a running server has not loaded yet. */
export async function pageComponents(): Promise<ReadonlyMap<Template, PageComponent>> {
  read ??= readPages();
  const found = await read;
  // In development a reloaded layout has new parts.
  await deferredParts();
  return found;
}

async function readPages(): Promise<ReadonlyMap<Template, PageComponent>> {
  const found = await Promise.all(
    TEMPLATES.map(async (template) => {
      const page = await pages[`../pages/${pageFolder(template)}/page.tsx`]?.();
      if (!page) throw new Error(`no page for ${template}`);
      return [template, page.Page] as const;
    }),
  );
  return new Map(found);
}
