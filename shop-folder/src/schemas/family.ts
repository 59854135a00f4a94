import { productLaw } from '@vitrina/contract/law/product-law';
import { OPENED_GRADES } from '@vitrina/contract/values/opened-grades';
import * as z from 'zod';
import { code, day, inLanguages, language, line, moment, money, picture, productCode } from './parts.ts';

const prices = inLanguages(money);
const attributeCode = z
  .string()
  .regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, 'is no attribute code: lower-case letters, digits, underscores')
  .max(80);
/** `null`: the text is in `texts/`, as `product.CODE.attribute`. */
const value = z.union([z.number(), z.boolean(), z.string().max(500), z.array(z.union([z.string().max(500), z.number()])).max(60), z.null()]);

export const productFacts = z.strictObject({
  code: productCode,
  /** Part of the title after noun and brand, equal in all languages. */
  name: line,
  /** What distinguishes the product within its family, if equal in all languages; otherwise `product.CODE.variant` in `texts/`. */
  variant: line.optional(),
  /** Code of the configurable product of a variant, in a family with `options` that has several; products without it are simple. */
  variant_of: productCode.optional(),
  ean: z
    .string()
    .regex(/^\d{8}(?:\d{4,6})?$/, 'is no EAN: 8, 12, 13 or 14 digits, in quotation marks')
    .optional(),
  eans: z
    .array(z.string().regex(/^\d{8}(?:\d{4,6})?$/, 'is no EAN'))
    .max(200)
    .optional(),
  mpn: line.optional(),
  released: day.optional(),
  /** Day of the expected restock when out of stock. */
  restock: moment.optional(),
  /** Gross, by market. A product without prices is on request. */
  prices: prices.optional(),
  /** Moment from which prices apply; absent: that of loading. */
  prices_since: moment.optional(),
  /** Earlier prices, oldest first. */
  past_prices: z
    .array(z.strictObject({ since: moment, prices }))
    .max(50)
    .optional(),
  club_prices: prices.optional(),
  box: z
    .strictObject({ size_cm: z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]), weight_kg: z.number().positive().max(5000) })
    .optional(),
  /** Votes for 5, 4, 3, 2, 1 stars. */
  votes: z.tuple([z.int().min(0), z.int().min(0), z.int().min(0), z.int().min(0), z.int().min(0)]).optional(),
  badges: z.array(z.enum(['new', 'open-box', 'bestseller', 'eco'])).optional(),
  condition: z.enum(['new', 'open-box', 'refurbished']).optional(),
  /** For opened pieces: code of the new product, and the grade of the condition. */
  opened: z.strictObject({ of: productCode, grade: z.enum(OPENED_GRADES) }).optional(),
  seller: code.optional(),
  /** Pieces by warehouse. */
  stock: z.record(code, z.int().min(0).max(1_000_000)).optional(),
  /** True: ordered on demand, without stock. */
  on_order: z.boolean().optional(),
  /** True: no longer produced. */
  discontinued: z.boolean().optional(),
  visible: z.boolean().optional(),
  adult: z.boolean().optional(),
  ignore_brand_visibility: z.boolean().optional(),
  tags: z.array(code).optional(),
  /** Codes of related products, in addition to those of the related families. */
  related: z.array(productCode).max(100).optional(),
  /** Class shown in lists; absent: that of the attribute `energy_class`. */
  energy_class: z
    .string()
    .regex(/^[A-G]\+{0,3}$/, 'is no energy class')
    .optional(),
  /** Points in the recommended order. */
  boost: z.int().min(-1000).max(1000).optional(),
  picture: picture.optional(),
  pictures: z.array(picture).max(50).optional(),
  attributes: z.record(attributeCode, value).optional(),
  /** Legally required facts; they override the family's. Files are in `pictures/`. */
  law: productLaw.optional(),
});

export const reviewFacts = z.strictObject({
  /** Code of the product; absent: the first of the family. */
  product: productCode.optional(),
  lang: language,
  name: line,
  rate: z.int().min(1).max(5),
  written: moment,
  message: z.string().min(1).max(5000),
});

/** A question about a product with its answers. */
const questionFacts = z.strictObject({
  /** Code of the product; absent: the first of the family. */
  product: productCode.optional(),
  lang: language,
  name: line,
  written: moment,
  message: z.string().min(1).max(2000),
  answers: z
    .array(
      z.strictObject({
        /** Name of the buyer who answers; absent: the shop answers. */
        name: line.optional(),
        /** Language; absent: that of the question. */
        lang: language.optional(),
        written: moment,
        message: z.string().min(1).max(2000),
      }),
    )
    .max(20)
    .default([]),
});

/** `catalogue/<department>/<family>.yaml`: products that share noun, short text and description. The file's name is the family's code. */
export const familyFile = z.strictObject({
  /** Position in its department; families without one come last, by name. */
  order: z.int().optional(),
  /** Code of the brand; absent: no brand. */
  brand: code.optional(),
  category: code.optional(),
  /** Related families, such as accessories. */
  related: z.array(code).optional(),
  /** Attributes chosen on one product page: the products are variants of one configurable product, or of those named in `variant_of`. */
  options: z.array(attributeCode).min(1).optional(),
  /** Code of the configurable product; absent: the family's name in capitals. */
  code: productCode.optional(),
  /** Legally required facts of all its products. */
  law: productLaw.optional(),
  /** Facts of configurable products; one without an entry has the facts that its variants share, and the pictures of the first. */
  parents: z.array(productFacts).optional(),
  products: z.array(productFacts).min(1, 'holds no products'),
  reviews: z.array(reviewFacts).optional(),
  questions: z.array(questionFacts).optional(),
});

export type ProductFacts = z.output<typeof productFacts>;
export type ReviewFacts = z.output<typeof reviewFacts>;
export type FamilyFile = z.output<typeof familyFile>;
/** A family with its code and its department. */
export interface FamilyFacts extends FamilyFile {
  key: string;
  department: string;
}
