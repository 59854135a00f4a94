/** Trade-in of old devices for a coupon. Public entry point of the module. */
export { tradeInRoutes } from './routes.ts';
