/** The storefront's door for the server. */
export { createStorefront, type Storefront, type StorefrontOptions } from './create-storefront.ts';
