/** The catalogue's calls, and their shapes (specification, sections 3 and 7; contract, "Endpoint table"). Prices are decimals in the language's currency. */
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { code, id, lang, languageCode, price, slug } from './fields.ts';
import * as calls from './catalogue.calls.ts';
import { productDetail, productListItem } from './products.ts';
import { categoryNode, codes, couponPrice, directoryEntry, productsInput, productsReply, suggestReply } from './product-lists.ts';

export * from './product-lists.ts';
export * from './products.ts';

export const catalogue = {
  categories: defineEndpoint({
    ...calls.categories,
    path: '/api/catalog/categories/',
    summary: 'The category tree with counts, whole or below one category.',
    input: z.object({
      lang,
      slug: slug.optional(),
      level_from: z.number().int().min(1).max(9).optional(),
      level_to: z.number().int().min(1).max(9).optional(),
      mode: z.enum(['tree', 'flat']).optional(),
    }),
    reply: z.object({ items: z.array(categoryNode) }),
    errors: ['error_empty_data'],
    cache: 'catalog_categories',
  }),
  products: defineEndpoint({
    ...calls.products,
    path: '/api/catalog/products/',
    summary: 'Products of a category, search, manufacturer, seller, list or tag, filtered, counted, sorted and paged.',
    input: productsInput,
    reply: productsReply,
    errors: ['error_empty_data'],
    cache: 'products',
  }),
  product: defineEndpoint({
    ...calls.product,
    path: '/api/catalog/product/',
    summary: 'One product by id, by code or by slug.',
    input: z
      .object({ lang, item_id: id.optional(), item_slug: slug.optional(), item_code: code.optional() })
      .refine((input) => input.item_id ?? input.item_slug ?? input.item_code, { path: ['item_id'], params: { label: 'error_field_required' } }),
    reply: productDetail,
    errors: ['error_empty_data'],
    cache: 'product',
  }),
  related: defineEndpoint({
    ...calls.related,
    path: '/api/catalog/related/',
    summary: 'Related products: those chosen by staff, then the best of the category.',
    input: z.object({ lang, item_id: id, limit: z.number().int().min(1).max(24).optional() }),
    reply: z.object({ items: z.array(productListItem) }),
    errors: ['error_empty_data'],
    cache: 'products',
  }),
  nearest: defineEndpoint({
    ...calls.nearest,
    path: '/api/catalog/nearest/',
    summary: 'New products in stock of the same category that are most similar in facts, brand and price.',
    input: z.object({ lang, item_id: id }),
    reply: z.object({ items: z.array(productListItem) }),
    errors: ['error_empty_data'],
    cache: 'products',
  }),
  suggest: defineEndpoint({
    ...calls.suggest,
    path: '/api/catalog/suggest/',
    summary: 'Suggestions while typing: at most ten rows in groups.',
    input: z.object({ q: z.string().max(10_000), lang }),
    reply: suggestReply,
    cache: 'products',
  }),
  lists: defineEndpoint({
    ...calls.lists,
    path: '/api/catalog/lists/',
    summary: 'Product lists by staff or by rule (new, discounted, bestsellers …), with their first products.',
    input: z.object({ lang, codes: codes(20).optional(), per_list: z.number().int().min(0).max(24).optional() }),
    reply: z.object({
      items: z.array(
        z.object({
          id,
          code: z.string(),
          title: z.string(),
          description: z.string().nullable(),
          url_without_domain: z.string(),
          products: z.array(productListItem),
        }),
      ),
    }),
    cache: 'lists',
  }),
  sellers: defineEndpoint({
    ...calls.sellers,
    path: '/api/catalog/sellers/',
    summary: 'Sellers with their number of products.',
    input: z.object({ lang, ids: z.array(id).max(200).optional() }),
    reply: z.object({ items: z.array(directoryEntry) }),
    cache: 'sellers',
  }),
  manufacturers: defineEndpoint({
    ...calls.manufacturers,
    path: '/api/catalog/manufacturers/',
    summary: 'Manufacturers with their number of products, all or by ids.',
    input: z.object({ lang, ids: z.array(id).max(200).optional() }),
    reply: z.object({ items: z.array(directoryEntry) }),
    cache: 'catalog_categories',
  }),
  couponPrices: defineEndpoint({
    ...calls.couponPrices,
    path: '/api/catalog/coupon-prices/',
    summary: 'Prices with presently valid public coupons, with the lowest price of the previous thirty days.',
    input: z.object({ lang, ids: z.array(id).min(1).max(96) }),
    reply: z.object({ items: z.array(couponPrice) }),
    cache: 'products',
  }),
  shopStock: defineEndpoint({
    ...calls.shopStock,
    path: '/api/catalog/shop-stock/',
    summary: 'Present stock of products in a shop that the caller chose, for cached pages.',
    input: z.object({ lang, shop: code, ids: z.array(id).min(1).max(96) }),
    reply: z.object({
      /** Title in the language. */
      title: z.string(),
      items: z.array(
        z.object({
          id,
          qty: z.number().int(),
          /** First day of pickup, ISO date; `null`: not in stock there, or pickup needs an address in its country. */
          pickup_date: z.string().nullable(),
          is_today: z.boolean(),
        }),
      ),
    }),
    errors: ['error_empty_data'],
  }),
  deliveryTo: defineEndpoint({
    ...calls.deliveryTo,
    path: '/api/catalog/delivery-to/',
    summary: 'Delivery day and price of products at a place that the caller chose, for cached pages.',
    input: z.object({ lang, country: z.string().length(2), post_code: z.string().trim().min(1).max(10), ids: z.array(id).min(1).max(96) }),
    reply: z.object({
      /** Percent of VAT in the market's prices, and in those of the place; 0: goods are exported there. Standard rates. */
      vat: z.object({ home: z.number(), there: z.number() }),
      /** `net`: the market's prices without VAT. */
      prices: z.enum(['same', 'net']),
      /** Value of the filter `delivery` for products delivered tomorrow; `null`: none is that quick. */
      tomorrow: z.string().nullable(),
      items: z.array(
        z.object({
          id,
          /** Day of delivery when ordered now, ISO date; `null`: it cannot be ordered, or is not brought there. */
          day: z.string().nullable(),
          is_tomorrow: z.boolean(),
          price,
        }),
      ),
    }),
    errors: ['error_empty_data', 'error_bad_input'],
  }),
  priceQty: defineEndpoint({
    ...calls.priceQty,
    path: '/api/catalog/price-qty/',
    summary: 'Present price and stock, for cached pages.',
    input: z.object({ lang, ids: z.array(id).min(1).max(96) }),
    reply: z.object({
      items: z.array(
        productListItem.pick({
          id: true,
          price_custom: true,
          basic_price_custom: true,
          loyalty_price_custom: true,
          discount_percent_custom: true,
          lowest_price_30_days: true,
          unit_price: true,
          discount_since: true,
          selected_price: true,
          currency: true,
          quantity: true,
          available_qty: true,
          is_available: true,
          availability_info: true,
          warehouses_single_pickup_display: true,
          shipping_date: true,
          restock_date: true,
          last_piece_sale: true,
          status: true,
        }),
      ),
    }),
  }),
  sitemap: defineEndpoint({
    ...calls.sitemap,
    path: '/api/catalog/sitemap/',
    summary: 'Addresses of all listed products, page by page, and of their tags, in every language.',
    input: z.object({ lang, page: z.coerce.number().int().min(1).max(100_000).optional() }),
    reply: z.object({
      /** At most 5,000 products, in order of ids. */
      products: z.array(z.object({ urls: z.record(languageCode, z.string()), updated_at: z.string() })),
      /** Tags; only on the first page. */
      tags: z.array(z.object({ urls: z.record(languageCode, z.string()) })),
      total: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  currency: defineEndpoint({
    ...calls.currency,
    path: '/api/catalog/currency/',
    summary: 'A currency with its display pattern.',
    input: z.object({ lang, code: z.enum(['EUR', 'RSD', 'BAM']) }),
    reply: z.object({ code: z.string(), pattern: z.string() }),
    cache: 'currency',
  }),
};
