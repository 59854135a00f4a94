/** Catalogue: products, categories, lists with filters, search, stock, legal facts, and writing of all of them. Public entry point of the module. */
export { categoryUrl, categoryUrls, listUrls, manufacturerUrls, sellerUrls } from './addresses.ts';
export { factLine, specificationView } from './product/attribute-view.ts';
export { type Availability, availabilityOf } from './product/availability.ts';
export { type CategoryLink, categoryLink, categoryPicture } from './categories/category-link.ts';
export { categoryView } from './categories/category-view.ts';
export type { Catalogue } from './catalogue.ts';
export { UnfitSearchEngine } from './engine/opensearch/check-version.ts';
export { openSearchEngine } from './engine/opensearch/open-search-engine.ts';
export { openWithoutWords } from './engine/memory/memory-feed.ts';
export type { ResilientEngine } from './engine/opensearch/resilient-engine.ts';
export { type CatalogueOptions, loadCatalogue } from './load-catalogue.ts';
export { readRecentChanges } from './changes/read-recent-changes.ts';
export { type PricedService, servicesOf } from './services/services-of.ts';
export { type ServiceRefusal, serviceRefusal } from './services/service-refusal.ts';
export { serviceView } from './services/service-view.ts';
export { lineLaw } from './law/line-law.ts';
export { sellerLines } from './law/seller-lines.ts';
export { selectLabelDifferences } from './law/label-queries.ts';
export { findingOf, refreshLabels } from './law/refresh-labels.ts';
export { guardProposed } from './law/guard-proposed.ts';
export { guardCatalogue, type Guarding, holdJudged, type Judged, judgeCatalogue, judgeProducts } from './law/guard-catalogue.ts';
export { type Among, releaseHolds, holdProducts } from './law/guard-queries.ts';
export type { ChoiceGuide } from './guide/choice-guide.ts';
export { deleteGuides, saveGuides } from './guide/guide-queries.ts';
export { deleteFitRules, saveFitRules } from './fit/fit-queries.ts';
export type { FitRule } from './fit/fit-rule.ts';
export { loadDictionary, type Warehouse } from './dictionary.ts';
export { TimeSlice } from './run-steps.ts';
export { fold } from './search/fold.ts';
export { codeKey } from './search/code-key.ts';
export { type CodeMatch, matchCodes, selectVariantsOf } from './search/match-codes.ts';
export { type LiveLinesOf, liveLinesColumn } from './product/line-queries.ts';
export { type AttributeData, type ProductRow, selectProducts } from './product/product-queries.ts';
export { listItemView, mainImage, namedView, priceView } from './product/product-view.ts';
export type { Texts } from './dictionary.ts';
export { catalogueRoutes } from './routes.ts';
export { countBestSellers } from './rules/best-sellers.ts';
export { deliveryDay, lastDispatchDay, pickupDay } from './rules/delivery-day.ts';
export { canCollect, collectionCountries } from './rules/home-country.ts';
export { type PackageSize, fitsShipping } from './rules/parcel-size.ts';
export { discountPercent, priceReductionOf } from './rules/price-reduction.ts';
export { FIGURES, figuresOf } from './rules/figures-of.ts';
export { freeShippingMissing, type Shipment, shippingPrice } from './rules/shipping-price.ts';
export { deleteOldCounts } from './usage/usage-queries.ts';
export { findsAvailable } from './search/finds-available.ts';
export { deleteOldMisses } from './search/note-miss.ts';
export { refreshWords, saveDocuments, type SearchSource } from './search/index.ts';
export { findProductsForStaff } from './staff/find-products.ts';
export { stockRoutes } from './staff/stock-routes.ts';
export { undoStock } from './staff/undo-stock.ts';
export { textIn } from './texts.ts';
export { selectHiddenListKeys, selectHiddenProducts } from './visibility/hidden-queries.ts';
export { SHOWN } from './visibility/visibility.ts';
export { warehouseTitle } from './product/warehouse-title.ts';
export { dropOthers, dropValues, tagProducts, clearLinks, selectIds } from './writing/change-links.ts';
export {
  quietly,
  withoutWaiting,
  finishCatalogue,
  announceAdded,
  announceCatalogue,
  announceProducts,
  showCategoryPictures,
} from './writing/finish-catalogue.ts';
export { type HiddenThings, hideCatalogueThings } from './writing/hide-things.ts';
export { refreshImportRelations } from './writing/import-relations.ts';
export { refreshFilterValues } from './writing/refresh-filter-values.ts';
export {
  saveAttributeGroups,
  type AttributeInput,
  saveAttributes,
  type AttributeValueInput,
  saveAttributeValues,
  type CategoryFilterInput,
  saveCategoryFilters,
  saveAttributeTypes,
} from './writing/save-attributes.ts';
export { type CategoryInput, saveCategories } from './writing/save-categories.ts';
export { saveTags, saveLists, saveRelations } from './writing/save-lists.ts';
export {
  type ManufacturerInput,
  spellingKey,
  completeManufacturers,
  saveManufacturers,
  updateManufacturers,
  selectManufacturerKeys,
} from './writing/save-manufacturers.ts';
export { type PriceInput, savePrices, deletePricesInOtherMarkets } from './writing/save-prices.ts';
export { type ProductInput, saveProducts } from './writing/save-products.ts';
export { saveSellers, type WarehouseInput, saveWarehouses } from './writing/save-sellers.ts';
export { saveStock } from './writing/save-stock.ts';
export { saveStorefrontRoutes } from './writing/save-storefront-routes.ts';
export { showPictures } from './writing/show-pictures.ts';
