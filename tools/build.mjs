/** `npm run build`: installs what is missing and builds what is stale, as `npm start` does, without serving. */
import { buildShop } from './lib/build-shop.mjs';
import { install } from './lib/install.mjs';

await install();
await buildShop();
