import { z } from 'zod';
import { operator } from '@vitrina/contract/law/operator';
import { PRODUCT_GROUPS } from '@vitrina/contract/law/product-groups';
import { country, email } from '@vitrina/contract/settings/fields';
import { ENCODINGS } from '../formats/encodings.ts';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';

const NAME = z.string().min(1).max(200);
/** Fields that a column may be mapped to; `attribute` and `price` are followed by a dot and which one. */
const FIELD = z
  .string()
  .regex(
    /^(?:ignore|title|brand|description|ean|mpn|stock|energy\.(?:class|from|to|eprel)|guarantee_months|guarantee_maker_months|charging\.(?:included|min_w|max_w|usb_pd|port)|warnings|responsible_person(?:\.(?:name|street|post_code|town|country|email|url))?|importer(?:\.(?:name|street|post_code|town|country|email|url))?|guarantee\.(?:guarantor|months|free|whole_good|durability)|data_act\.connected|group|origin_country|updates_until|price\.[a-z]{2}|attribute\..{1,120})$/,
    'a field is needed: ignore, title, brand, description, ean, mpn, stock, energy.class, guarantee_months, charging.max_w, warnings, responsible_person, importer, origin_country, updates_until, price.hr, attribute.NAME …',
  );
/** A category's code in the shop; `+ Computers > Laptops`: created if it does not exist; `-`: its products are left out. */
const PLACE = z
  .string()
  .regex(
    /^(?:-|\+ .{1,300}|[a-z0-9][a-z0-9-]{0,119})$/,
    "a category's code, `+ Department > Category` for a new one, or `-` to leave its products out is needed",
  );

const MAKER = z.strictObject({ address: z.string().min(5).max(300), email, country, responsible_person: operator.optional() });

export const PROFILE = z.strictObject({
  /** Prefix of products' codes. */
  supplier: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,60}$/, 'letters, digits, dots and hyphens are needed')
    .optional(),
  language: z.enum(LANGUAGE_CODES).optional(),
  /** Encoding of tables that are not UTF-8. */
  encoding: z.enum(ENCODINGS).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters are needed')
    .optional(),
  /** Markets the prices apply to; absent: all. */
  markets: z.array(z.enum(LANGUAGE_CODES)).min(1).optional(),
  /** Code of the warehouse of stock without a location. */
  warehouse: NAME.optional(),
  /** Warehouse code by location of a Shopify shop; `-`: its stock is left out. */
  warehouses: z.record(NAME, NAME).optional(),
  /** Status of `in stock` without a quantity. */
  in_stock: z.enum(['not_orderable', 'on_request']).optional(),
  /** Field by column of the file. */
  columns: z.record(NAME, FIELD).optional(),
  /** Unit by attribute, for values without one. */
  units: z.record(NAME, z.string().min(1).max(12)).optional(),
  /** Brand name by spelling. */
  brands: z.record(NAME, NAME).optional(),
  /** Contact data of makers by brand name, which the law requires with every product. */
  makers: z.record(NAME, MAKER).optional(),
  /** Legal product group by path in the file: `tv`, `phone` … */
  groups: z.record(z.string().max(500), z.enum(PRODUCT_GROUPS)).optional(),
  /** Place in the shop by path in the file. */
  categories: z.record(z.string().max(500), PLACE).optional(),
  /** Proposed categories; they take effect once moved to `categories` by hand, or by --yes. */
  proposals: z.record(z.string().max(500), PLACE).optional(),
});

export type Profile = z.infer<typeof PROFILE>;
