/**
 * Entry point for whole catalogues: the demo shop and the import. Everything is written by code and may be written again.
 * The writes stand in their modules; here is what only such loads need: their notes, and the shop as it stands.
 */
export type { Ids } from '../db/index.ts';
export { judgeWords } from '../modules/labels/index.ts';
export { PAYMENT_CODES } from '../adapters/payments/index.ts';
export { type CampaignInput, deleteCampaigns, drawPast, saveGames } from '../modules/campaigns/index.ts';
export { deletePickupPoints, type PickupPointInput, savePickupPoints } from '../modules/cart/index.ts';
export {
  announceAdded,
  announceCatalogue,
  announceProducts,
  type AttributeData,
  type AttributeInput,
  type AttributeValueInput,
  type CategoryFilterInput,
  type CategoryInput,
  categoryUrls,
  clearLinks,
  completeManufacturers,
  dropOthers,
  dropValues,
  type ChoiceGuide,
  deleteGuides,
  saveGuides,
  deleteFitRules,
  type FitRule,
  finishCatalogue,
  FIGURES,
  figuresOf,
  releaseHolds,
  freeShippingMissing,
  holdProducts,
  deletePricesInOtherMarkets,
  loadDictionary,
  type ManufacturerInput,
  type PriceInput,
  type ProductInput,
  quietly,
  refreshFilterValues,
  refreshImportRelations,
  refreshWords,
  saveAttributeGroups,
  saveAttributes,
  saveAttributeTypes,
  saveAttributeValues,
  saveCategories,
  saveCategoryFilters,
  saveFitRules,
  saveLists,
  saveManufacturers,
  savePrices,
  saveProducts,
  saveRelations,
  saveSellers,
  saveStock,
  saveStorefrontRoutes,
  saveTags,
  saveWarehouses,
  selectIds,
  selectManufacturerKeys,
  shippingPrice,
  showCategoryPictures,
  showPictures,
  spellingKey,
  tagProducts,
  type Texts,
  updateManufacturers,
  type WarehouseInput,
  withoutWaiting,
} from '../modules/catalogue/index.ts';
export { type PastOrder, saveOrders } from '../modules/checkout/index.ts';
export {
  blocksToSave,
  cleanContent,
  type ContentInput,
  type ContentKind,
  type ContentTextInput,
  deleteMenus,
  type MenuEntry,
  type MenuInput,
  saveContentAddresses,
  saveContents,
  saveMenus,
} from '../modules/content/index.ts';
export { closeLogins, hashPassword, saveUsers } from '../modules/customers/index.ts';
export { saveReviews, saveQuestions } from '../modules/feedback/index.ts';
export { loadRecalls } from '../modules/safety/index.ts';
export { cleanTexts as cleanNewsletterTexts, deleteNewsletters, saveNewsletters, type SentNewsletterInput } from '../modules/newsletter/index.ts';
export { type CouponInput, hideCoupons, saveCoupons } from '../modules/coupons/index.ts';
export { deleteRedirects, redirectsInCircle, saveRedirects } from '../modules/routes/index.ts';
export { closeStaff, lacksUsers, saveStaff } from '../modules/staff/index.ts';
export { readDocuments, type ReplacedSettings } from '../modules/settings/index.ts';
export { saveSetting, saveThemeFiles, type ThemeFile, type TypefaceMetrics } from '../modules/site/index.ts';
export { saveSettings } from '../save-settings.ts';
export * from './attribute-statistics.ts';
export { cleanHtml, isHtml, plainText } from './clean-html.ts';
export * from './folder-things.ts';
export * from './import-lines.ts';
export * from './import-pictures.ts';
export * from './import-steps.ts';
export { type CatalogueThing, selectCatalogueState, selectStock } from './select-catalogue-state.ts';
export * from './select-imported-titles.ts';
export { withTagIds } from './slider-tags.ts';
export { selectUsedPaths } from './select-taken-paths.ts';
