/** Builds the shop of the checkout that contains this file. */
import { buildShop } from '../lib/build-shop.mjs';

await buildShop();
