/** The storefront's door for the server. */
export { pageFile } from './assets.ts';
export { createStorefront, type Storefront, type StorefrontOptions } from './create-storefront.ts';
