/** A shop as a folder of files: what reads, checks and loads it. */
export type { Drawings } from './drawings/drawings.ts';
export { BadFolder, type Fault, faultLine, isError } from './faults.ts';
export { readFolder, readGoodFolder } from './folder/read-folder.ts';
export type { ShopFacts } from './folder/shop-folder.ts';
export { type Images, keepPictures, type Pictures } from './load/draw-pictures.ts';
export { loadCatalogue } from './load/load-catalogue.ts';
export { momentOf } from './load/moments.ts';
export { openPictureStore, type PictureStore } from './load/picture-store.ts';
export { type FolderProduct, productsOf } from './load/products-of.ts';
