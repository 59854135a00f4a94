/** Old devices that the shop takes for a coupon. Its only door. */
export { tradeInRoutes } from './routes.ts';
