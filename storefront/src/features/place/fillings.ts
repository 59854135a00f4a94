/** What is filled in for visitors who chose a shop or a place, or buy for a company: one file, as the name of each would stand in every page's script. */
export { fillDeliveryDays } from './fill-delivery-days.ts';
export { fillNetPrices } from './fill-net-prices.ts';
export { fillShopStock } from './fill-shop-stock.ts';
