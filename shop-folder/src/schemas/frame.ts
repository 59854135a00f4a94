import { brandLaw, sellerLaw } from '@vitrina/contract/law/party-law';
import { PRODUCT_GROUPS } from '@vitrina/contract/law/product-groups';
import { isIsoCountry } from '@vitrina/contract/values/iso-countries';
import * as z from 'zod';
import { code, inLanguages, language, line, picture, productCode } from './parts.ts';

/** `folder.yaml`: structure of the folder. Name and appearance of the shop are in `shop.yaml` and the other settings files. */
export const shopFile = z.strictObject({
  /** Name of the folder of its pictures. */
  code,
  /** Language from which the others are translated; its texts are `texts/*.pot`. */
  source_language: language,
  languages: z.array(language).min(1),
  /** Fallback languages of languages without texts of their own. */
  reads: inLanguages(language).optional(),
  /** Folders of `catalogue/`, in the order of the menu. */
  departments: z.array(code.refine((name) => name !== 'common' && name !== 'site', 'is a name that texts/ needs for itself')).min(1),
});

const attributeCode = z
  .string()
  .regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, 'is no attribute code: lower-case letters, digits, underscores')
  .max(80);

/** `catalogue/attribute-groups.yaml`: parts of the specification table, in order. */
export const groupsFile = z.array(code);

/** `_attributes.yaml`. Title, help, and units that differ by language are in `texts/`. */
export const attributesFile = z.array(
  z.strictObject({
    code: attributeCode,
    type: z.enum(['number', 'choice', 'flag', 'text']),
    group: code,
    unit: line.optional(),
    /** `false`: values are not indexed for search, such as the contents of the box. */
    search: z.boolean().optional(),
    /** Values in order of display: a code with its texts in `texts/`, or a code with a text for all languages. */
    values: z.array(z.union([code, z.record(code, line)])).optional(),
    /** True: products may have values outside the list or of another type, as imported data is shown unchanged. */
    open: z.boolean().optional(),
  }),
);

/** `_categories.yaml`: title, slug and description are in `texts/`. */
export const categoriesFile = z.array(
  z.strictObject({
    code,
    parent: code.optional(),
    /** Legal product group of its products. */
    group: z.enum(PRODUCT_GROUPS).optional(),
    /** True: sold by length, area, volume or weight, so that each price is shown with a unit price. */
    measured: z.boolean().optional(),
    /** Attributes, most useful first; the kind of filter is derived from the values if not stated (`{ i_weight: range }`). */
    filters: z.array(z.union([attributeCode, z.record(attributeCode, z.enum(['choice', 'range']))])).optional(),
    /** Attributes shown on product tiles. */
    tile: z.array(attributeCode).optional(),
    visible: z.boolean().optional(),
    picture: picture.optional(),
  }),
);

/** `_brands.yaml`: descriptions are in `texts/`. */
export const brandsFile = z.array(
  z.strictObject({
    code,
    title: line,
    address: line.optional(),
    email: z.email().optional(),
    visible: z.boolean().optional(),
    logo: picture.optional(),
    law: brandLaw.optional(),
  }),
);

export const sellersFile = z.array(z.strictObject({ code, title: line, law: sellerLaw.optional() }));

const hour = z.string().regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/, 'is no hour (HH:MM)');

/** Latitude and longitude. */
export const place = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
/** Monday first; `null`: closed. */
export const weekHours = z.array(z.union([z.tuple([hour, hour]), z.null()])).length(7);

export const warehousesFile = z.array(
  z.strictObject({
    code,
    title: line,
    /** Name by language, if it differs. */
    titles: inLanguages(line).optional(),
    town: line,
    address: line,
    country: z.string().refine(isIsoCountry, 'is no country code'),
    shop: z.boolean().optional(),
    seller: code.optional(),
    place: place.optional(),
    hours: weekHours.optional(),
  }),
);

export const tagsFile = z.array(code);
export const listsFile = z.array(
  z.strictObject({ code, kind: z.enum(['manual', 'new', 'discounted', 'bestseller']), products: z.array(productCode).optional() }),
);

export type ShopFile = z.output<typeof shopFile>;
export type AttributeFacts = z.output<typeof attributesFile>[number];
export type CategoryFacts = z.output<typeof categoriesFile>[number];
export type SellerFacts = z.output<typeof sellersFile>[number];
export type BrandFacts = z.output<typeof brandsFile>[number];
export type WarehouseFacts = z.output<typeof warehousesFile>[number];
export type ListFacts = z.output<typeof listsFile>[number];
