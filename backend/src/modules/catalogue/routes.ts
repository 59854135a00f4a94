import { catalogue as endpoints } from '@vitrina/contract/catalogue';
import { guides } from '@vitrina/contract/guides';
import { fits } from '@vitrina/contract/fits';
import { CURRENCIES } from '@vitrina/contract/values/languages';
import { type Binding, bind } from '../../http/bind.ts';
import { ok } from '../../http/outcome.ts';
import type { Catalogue } from './catalogue.ts';
import { judgeFits } from './fit/judge-fits.ts';
import { listAccessories } from './fit/list-accessories.ts';
import { getDeliveryTo } from './product/get-delivery-to.ts';
import { getShopStock } from './product/get-shop-stock.ts';
import { readGuide } from './guide/read-guide.ts';
import { getPriceQty } from './product/get-price-qty.ts';
import { getProduct } from './product/get-product.ts';
import { listCategories } from './categories/list-categories.ts';
import { listLists, listManufacturers, listSellers } from './directories/list-directories.ts';
import { listProducts } from './listing/list-products.ts';
import { listSitemap } from './sitemap/list-sitemap.ts';
import { listNearest } from './product/list-nearest.ts';
import { listRelatedProducts } from './product/list-related-products.ts';
import { suggest, type SuggestHooks } from './search/suggest.ts';

export const catalogueRoutes = (catalogue: Catalogue, hooks: SuggestHooks): Binding[] => [
  bind(endpoints.categories, listCategories(catalogue)),
  bind(endpoints.products, listProducts(catalogue, hooks)),
  bind(endpoints.product, getProduct(catalogue)),
  bind(endpoints.related, listRelatedProducts(catalogue)),
  bind(endpoints.nearest, listNearest(catalogue)),
  bind(guides.guide, readGuide(catalogue)),
  bind(fits.accessories, listAccessories(catalogue)),
  bind(fits.fits, judgeFits(catalogue)),
  bind(endpoints.suggest, suggest(catalogue, hooks)),
  bind(endpoints.lists, listLists(catalogue)),
  bind(endpoints.sellers, listSellers(catalogue)),
  bind(endpoints.manufacturers, listManufacturers(catalogue)),
  bind(endpoints.shopStock, getShopStock(catalogue)),
  bind(endpoints.deliveryTo, getDeliveryTo(catalogue)),
  bind(endpoints.priceQty, getPriceQty(catalogue)),
  bind(endpoints.sitemap, listSitemap(catalogue)),
  bind(endpoints.currency, async ({ code }) => ok({ code, pattern: CURRENCIES[code].pattern })),
];
