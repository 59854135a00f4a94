/** `npm run build`: installs missing packages and builds outdated outputs, as `npm start` does, without serving. */
import { buildShop } from './lib/build-shop.mjs';
import { install } from './lib/install.mjs';

await install();
await buildShop();
