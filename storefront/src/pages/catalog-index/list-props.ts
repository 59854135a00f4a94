import type { Breadcrumb, Filter, HiddenReason, ProductsReply } from '@vitrina/contract/catalogue';
import type { GuideQuestion } from '@vitrina/contract/guides';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import type { GuideItem } from '../../features/guides/guide-item.ts';
import type { TileProduct } from '../../features/product-tile/tile-product.ts';
import type { ShelfCategory } from '../../ui/department-shelf.tsx';

export type ListKind = 'category' | 'search' | 'manufacturer' | 'seller' | 'list' | 'tag';

/** Props of a list page. */
export interface Props {
  kind: ListKind;
  title: string;
  title_lang: string | null;
  description: string | null;
  logo: string | null;
  /** Legal identity of the seller; only on a seller's list. */
  identity?: { title: string; lines: string[] };
  /** Reasons why only staff see it; absent: it is public. */
  hidden_reasons?: HiddenReason[];
  trail: Breadcrumb[];
  subcategories: Pick<ShelfCategory, 'title' | 'text_lang' | 'url' | 'total'>[];
  /** Questions that help to choose in this category; empty: none configured. */
  guide: GuideQuestion[];
  /** Front of a department shown without filters; `null`: a plain list. */
  front: { categories: ShelfCategory[]; offers: TileProduct[]; posts: GuideItem[] } | null;
  query: ListingQuery;
  items: TileProduct[];
  filters: Filter[];
  pagination: ProductsReply['pagination'];
  /** Number of products without filters; `null`: unknown. */
  of: number | null;
  search: Omit<NonNullable<ProductsReply['search']>, 'close_matches'> | null;
  /** Similar products after the last result of a search. */
  close: TileProduct[];
  /** Departments to continue with if the list is empty. */
  departments: ShelfCategory[];
  urls: Partial<Record<LanguageCode, string>>;
}
