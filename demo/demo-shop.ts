import { fileURLToPath } from 'node:url';

/** The folder of the demo shop. */
export const DEMO_SHOP = fileURLToPath(new URL('shop', import.meta.url));
