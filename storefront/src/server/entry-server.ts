/** The storefront's entry point for the server. */
export { pageFile } from './assets.ts';
export { createStorefront, type Storefront } from './create-storefront.ts';
export type { StorefrontOptions } from './storefront-options.ts';
