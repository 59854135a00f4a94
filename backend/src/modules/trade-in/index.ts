/** Trade-in of old devices for a coupon: estimate, offer, desk. Public entry point of the module. */
export { expireTradeIns } from './expire-trade-ins.ts';
export { eraseOldTradeIns, eraseTradeIns, exportTradeIns } from './export-trade-ins.ts';
export { tradeInRoutes } from './routes.ts';
