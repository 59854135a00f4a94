/** Builds the storefront of the checkout this file lies in. */
import { buildStorefront } from '../lib/build-storefront.mjs';

await buildStorefront();
