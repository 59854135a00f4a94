/** Fillings for visitors with a chosen shop or place, or who buy for a company: one chunk, as the name of each would be in every page's script. */
export { fillDeliveryDays } from './fill-delivery-days.ts';
export { fillNetPrices } from './fill-net-prices.ts';
export { fillShopStock } from './fill-shop-stock.ts';
