/** Companies: buyers, agreed prices, credit, offers. Public entry point of the module. */
export { verifyVatNumber } from './verify-vat-number.ts';
export { companyRoutes } from './routes.ts';
export { claimCredit, type Credit, selectCredit } from './credit.ts';
export { exportCompany } from './my-company.ts';
export { ownAmount, type AgreedPrice, selectOwnPrices } from './prices/own-prices.ts';
export { isInMarkets, selectApproved } from './company-queries.ts';
export { claimOffers, type GuaranteedPrice, type OfferLine, selectGuaranteedPrices } from './offers/guaranteed-prices.ts';
