/** A shop as a folder of files: reading, checking and loading. */
export { checkFolder } from './check/check-folder.ts';
export { pageAddress } from './content/content-inputs.ts';
export { markedText, withFacts } from './content/marked-text.ts';
export type { Drawings } from './drawings/drawings.ts';
export { exportFolder } from './export/export-folder.ts';
export { BadFolder, type Fault, faultLine, isError } from './faults.ts';
export { readFolder, readGoodFolder } from './folder/read-folder.ts';
export type { ShopFacts } from './folder/shop-folder.ts';
export { type Images, storePictures, type Pictures } from './load/draw-pictures.ts';
export type { Compared } from './load/compare.ts';
export { type LoadFolder, type Loaded, loadFolder } from './load/load-folder.ts';
export { momentOf } from './load/moments.ts';
export { openPictureStore, type PictureStore } from './load/picture-store.ts';
export { type FolderProduct, productsOf } from './load/products-of.ts';
export { newShop, type Sample } from './new/new-shop.ts';
export type { NewShop } from './new/new-shop-answers.ts';
export { putFiles, refuseFullFolder } from './write/put-files.ts';
