import type { Template } from '@vitrina/contract/pages';

/** Templates rendered by the page of another; every other has a folder of its own name. */
const SHOWN_BY: Partial<Record<Template, Template>> = { CatalogSeller: 'CatalogIndex', WebshopQuickOrder: 'CatalogOrderForm' };

/** Folder in `pages/`: `CatalogDetail` → `catalog-detail`. */
export const pageFolder = (template: Template): string =>
  (SHOWN_BY[template] ?? template).replace(/[A-Z]|\d+/g, (part, at: number) => (at > 0 ? '-' : '') + part.toLowerCase());
