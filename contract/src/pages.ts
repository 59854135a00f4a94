/** Controllers, actions and templates of pages: the vocabulary of the route table (specification, section 2; decision G7). */
export const TEMPLATES = [
  'CmsHomepage',
  'CmsDefault',
  'CatalogRoot',
  'CatalogIndex',
  'CatalogDetail',
  'CatalogManufacturers',
  'CatalogSellers',
  'CatalogSeller',
  'CatalogWishlist',
  'CatalogCompare',
  'CatalogOrderForm',
  'CatalogMissing',
  'WebshopShoppingCart',
  'WebshopLogin',
  'WebshopCustomer',
  'WebshopShipping',
  'WebshopPayment',
  'WebshopReviewOrder',
  'WebshopThankYou',
  'WebshopFailedOrder',
  'WebshopFailedPayment',
  'WebshopPaymentOnHold',
  'WebshopPaymentCreate',
  'WebshopPaymentNew',
  'WebshopViewOrder',
  'WebshopCancelOrder',
  'WebshopPaymentCreateQuick',
  'WebshopPaymentCanceledQuick',
  'WebshopPrintPaymentTransfer',
  'PageSoon',
  'Error404',
] as const;
export type Template = (typeof TEMPLATES)[number];

/** Template of a page below /webshop/ by its action: `shopping_cart` → `WebshopShoppingCart`; those of later times show their name. */
export function webshopTemplate(action: string): Template {
  const name = `Webshop${action.replace(/(?:^|[_-])([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
  return TEMPLATES.find((template) => template === name) ?? 'PageSoon';
}

export const CONTROLLERS = ['cms', 'auth', 'staticcontent', 'newsletter', 'sweepstake', 'webshop', 'publish', 'catalog', 'location'] as const;
export type Controller = (typeof CONTROLLERS)[number];

export const LAYOUTS = ['default', 'bot', 'blank'] as const;
export type Layout = (typeof LAYOUTS)[number];
