import type { ComponentType } from 'react';
import type { Template } from '@vitrina/contract/pages';
import { pageFolder } from './page-folder.ts';

/** A page's component; its props are what its `load` answers. */
export interface PageModule {
  Page: ComponentType<never>;
}

const pages = import.meta.glob<PageModule>('../pages/*/page.tsx');

/** A template's component, fetched when it is shown. That each template has one is part of `npm run check`. */
export async function loadPage(template: Template): Promise<PageModule> {
  const load = pages[`../pages/${pageFolder(template)}/page.tsx`];
  if (!load) throw new Error(`no page for ${template}`);
  return load();
}
