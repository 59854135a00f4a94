import type { CategoryNode } from '@vitrina/contract/catalogue';

/** A category with those below it that have products, as directories and menus show it. */
export interface CategoryTree {
  title: string;
  text_lang: string | null;
  url: string;
  total: number;
  image: string | null;
  children: CategoryTree[];
}

const LAST_LEVEL_WITH_PICTURE = 2;

/** Leaves out what has no products to see, and pictures of the lowest level, which no directory draws. */
export const toCategoryTree = (nodes: readonly CategoryNode[]): CategoryTree[] =>
  nodes
    .filter((node) => node.total > 0)
    .map((node) => ({
      title: node.title,
      text_lang: node.text_lang,
      url: node.url_without_domain,
      total: node.total,
      image: node.level > LAST_LEVEL_WITH_PICTURE ? null : node.image_upload_path,
      children: toCategoryTree(node.children),
    }));
