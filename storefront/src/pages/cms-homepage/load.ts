import { cms } from '@vitrina/contract/cms';
import { catalogue, type ProductListItem } from '@vitrina/contract/catalogue';
import { publish } from '@vitrina/contract/publish';
import { type ServiceCard, toServiceCards } from '../../features/content/service-card.ts';
import { type GuideItem, toGuide } from '../../features/guides/guide-item.ts';
import { type ShelfCategory, toShelfCategory } from '../../ui/department-shelf.tsx';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import { CallFailed } from '../../api/shop-api.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { chooseCategories } from './choose-categories.ts';
import { type HeroProduct, toHero } from './hero-product.ts';
import { findGuide, type Guide } from './washer-guide.ts';

export interface Rail {
  url: string;
  products: TileProduct[];
}

export interface Props {
  /** The list in the hero. */
  shelf: { title: string; description: string | null; url: string; products: HeroProduct[] } | null;
  categories: ShelfCategory[];
  discounted: Rail | null;
  fresh: Rail | null;
  /** First products of the catalogue, for a shop without lists; `null`: there are lists, or no products. */
  everything: { products: TileProduct[]; hero: HeroProduct[] } | null;
  guide: Guide | null;
  /** The first services with their prices. */
  services: ServiceCard[];
  /** Guides. */
  guides: GuideItem[];
}

/** Lists of the home page by code: hero, reduced, new. */
const LISTS = { shelf: 'this-week', discounted: 'discounted', fresh: 'new' } as const;
const PER_RAIL = 12;
const CATEGORIES = 8;
const GUIDES = 3;
const SERVICES = 3;

/** Hero, departments, two rails and a few guides. */
export async function load({ api }: LoadContext): Promise<LoadResult<Props>> {
  const [{ items: lists }, { items: departments }, { items: posts }, services] = await Promise.all([
    api.get(catalogue.lists, { codes: Object.values(LISTS), per_list: PER_RAIL }),
    api.get(catalogue.categories, { level_to: 3 }),
    api.get(publish.posts, { order: 'highlighted', per_page: GUIDES }),
    api.get(cms.services, {}),
  ]);
  const list = (code: string) => lists.find((one) => one.code === code);
  const shelf = list(LISTS.shelf);
  const rail = (code: string, isIncluded: (product: TileProduct) => boolean): Rail | null => {
    const found = list(code);
    const products = found?.products.map(toTile).filter(isIncluded) ?? [];
    return found && products.length > 0 ? { url: found.url_without_domain, products } : null;
  };
  const fresh = rail(LISTS.fresh, () => true);
  const hasShelf = shelf !== undefined && shelf.products.length > 0;
  const all = hasShelf || fresh ? [] : await firstProducts(api);
  return {
    kind: 'page',
    props: {
      shelf: hasShelf ? { title: shelf.title, description: shelf.description, url: shelf.url_without_domain, products: toHero(shelf.products) } : null,
      categories: chooseCategories(departments, CATEGORIES).map(toShelfCategory),
      discounted: rail(LISTS.discounted, (product) => product.discount_percent_custom !== null),
      fresh,
      everything: all.length > 0 ? { products: all.map(toTile), hero: toHero(all) } : null,
      guide: findGuide(departments),
      services: toServiceCards(services).slice(0, SERVICES),
      guides: posts.map(toGuide),
    },
  };
}

/** First products of the catalogue in its own order, for a new shop without lists and sales. Empty without products. */
async function firstProducts(api: LoadContext['api']): Promise<readonly ProductListItem[]> {
  try {
    return (await api.get(catalogue.products, { per_page: PER_RAIL })).items;
  } catch (error) {
    if (error instanceof CallFailed && error.isNotFound) return [];
    throw error;
  }
}
