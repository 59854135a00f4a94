/** The door through which catalogues come in whole: the demo shop and the import. Everything is written by code and may be written again. */
export { hashPassword } from '../modules/customers/index.ts';
export {
  type AttributeData,
  categoryUrls,
  freeShippingMissing,
  loadDictionary,
  refreshWords,
  shippingPrice,
  type Texts,
} from '../modules/catalogue/index.ts';
export { cleanContent, type ContentInput, type ContentKind, type ContentTextInput, type MenuInput, saveContents, saveMenus } from '../modules/content/index.ts';
export * from './attribute-statistics.ts';
export { closeLogins } from './close-logins.ts';
export { cleanHtml, isHtml, plainText } from './clean-html.ts';
export * from './folder-things.ts';
export { announceCatalogue, finishCatalogue, quietly } from './finish-catalogue.ts';
export * from './import-lines.ts';
export * from './import-pictures.ts';
export { refreshImportRelations } from './import-relations.ts';
export * from './import-steps.ts';
export { type CampaignInput, saveGames } from './save-games.ts';
export { type CouponInput, saveCoupons } from './save-coupons.ts';
export { type PastOrder, saveOrders } from './save-orders.ts';
export { saveNewsletters, type SentNewsletterInput } from './save-newsletters.ts';
export { type PickupPointInput, savePickupPoints } from './save-pickup-points.ts';
export { keepPrices, type PriceInput, savePrices } from './save-prices.ts';
export { type ProductInput, saveProducts } from './save-products.ts';
export { refreshFilterValues } from './refresh-filter-values.ts';
export { readDocuments, type ReplacedSettings } from '../modules/settings/index.ts';
export { saveSettings } from '../save-settings.ts';
export * from './select-odd-products.ts';
export { saveSetting } from './save-setting.ts';
export { saveStock } from './save-stock.ts';
export { saveStorefrontRoutes } from './save-storefront-routes.ts';
export { type CatalogueThing, selectCatalogueState, selectStock } from './select-catalogue-state.ts';
export { selectUsedPaths } from './select-taken-paths.ts';
export type { Ids } from './ids.ts';
export * from './save-attributes.ts';
export * from './save-categories.ts';
export * from './save-comments.ts';
export * from './save-lists.ts';
export * from './save-manufacturers.ts';
export * from './save-redirects.ts';
export * from './save-sellers.ts';
export * from './save-users.ts';
