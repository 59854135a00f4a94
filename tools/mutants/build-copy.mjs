/** Builds the storefront of the checkout this file lies in. */
import { buildShop } from '../lib/build-shop.mjs';

await buildShop();
