/** Calls of `catalogue.ts` without schemas; browsers take their paths from the served endpoint table. */
export const categories = { key: 'catalog_categories', method: 'POST' } as const;
export const products = { key: 'catalog_products', method: 'POST' } as const;
export const product = { key: 'catalog_product', method: 'POST' } as const;
export const related = { key: 'catalog_related', method: 'POST' } as const;
export const nearest = { key: 'catalog_nearest', method: 'POST' } as const;
export const suggest = { key: 'catalog_suggest', method: 'GET' } as const;
export const lists = { key: 'catalog_lists', method: 'POST' } as const;
export const sellers = { key: 'catalog_sellers', method: 'POST' } as const;
export const manufacturers = { key: 'catalog_manufacturers', method: 'POST' } as const;
export const shopStock = { key: 'catalog_shop_stock', method: 'POST' } as const;
export const deliveryTo = { key: 'catalog_delivery_to', method: 'POST' } as const;
export const priceQty = { key: 'catalog_price_qty', method: 'POST' } as const;
export const couponPrices = { key: 'catalog_coupon_prices', method: 'POST' } as const;
export const sitemap = { key: 'catalog_sitemap', method: 'GET' } as const;
export const currency = { key: 'catalog_currency', method: 'POST' } as const;
