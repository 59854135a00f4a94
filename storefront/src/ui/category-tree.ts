import type { CategoryNode } from '@vitrina/contract/catalogue';

/** A category with its subcategories that have products, for directories and menus. */
export interface CategoryTree {
  title: string;
  text_lang: string | null;
  url: string;
  total: number;
  image: string | null;
  children: CategoryTree[];
}

const LAST_LEVEL_WITH_PICTURE = 2;

/** Omits categories without visible products, and pictures of the lowest level, which no directory shows. */
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
