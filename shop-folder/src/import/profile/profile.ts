import { z } from 'zod';
import { operator } from '@vitrina/contract/law/operator';
import { PRODUCT_GROUPS } from '@vitrina/contract/law/product-groups';
import { country, email } from '@vitrina/contract/settings/fields';
import { ENCODINGS } from '../formats/encodings.ts';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';

const NAME = z.string().min(1).max(200);
/** Fields that a column may be given to; `attribute` and `price` name which one after a dot. */
const FIELD = z
  .string()
  .regex(
    /^(?:ignore|title|brand|description|ean|mpn|stock|energy\.(?:class|from|to|eprel)|guarantee_months|guarantee_maker_months|charging\.(?:included|min_w|max_w|usb_pd|port)|warnings|responsible_person(?:\.(?:name|street|post_code|town|country|email|url))?|importer(?:\.(?:name|street|post_code|town|country|email|url))?|guarantee\.(?:guarantor|months|free|whole_good|durability)|data_act\.connected|group|origin_country|updates_until|price\.[a-z]{2}|attribute\..{1,120})$/,
    'a field is needed: ignore, title, brand, description, ean, mpn, stock, energy.class, guarantee_months, charging.max_w, warnings, responsible_person, importer, origin_country, updates_until, price.hr, attribute.NAME …',
  );
/** A category's code in the shop; `+ Computers > Laptops`: made where it is not there; `-`: its products are left out. */
const PLACE = z
  .string()
  .regex(
    /^(?:-|\+ .{1,300}|[a-z0-9][a-z0-9-]{0,119})$/,
    "a category's code, `+ Department > Category` for a new one, or `-` to leave its products out is needed",
  );

const MAKER = z.strictObject({ address: z.string().min(5).max(300), email, country, responsible_person: operator.optional() });

export const PROFILE = z.strictObject({
  /** Products' codes begin with it. */
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
  /** Code of the warehouse that stock without a place lies in. */
  warehouse: NAME.optional(),
  /** Location of a Shopify shop to the code of its warehouse; `-`: its pieces are left out. */
  warehouses: z.record(NAME, NAME).optional(),
  /** Status of `in stock` without a quantity. */
  in_stock: z.enum(['not_orderable', 'on_request']).optional(),
  /** Column of the file to field. */
  columns: z.record(NAME, FIELD).optional(),
  /** Attribute to the unit of its values where they have none. */
  units: z.record(NAME, z.string().min(1).max(12)).optional(),
  /** Spelling to the brand's name. */
  brands: z.record(NAME, NAME).optional(),
  /** Contact data of makers by the brand's name, which the law requires beside every product. */
  makers: z.record(NAME, MAKER).optional(),
  /** Path in the file to the group of products that laws know: `tv`, `phone` … */
  groups: z.record(z.string().max(500), z.enum(PRODUCT_GROUPS)).optional(),
  /** Path in the file to the place in the shop. */
  categories: z.record(z.string().max(500), PLACE).optional(),
  /** Proposed categories; they take effect once moved to `categories` by hand, or by --yes. */
  proposals: z.record(z.string().max(500), PLACE).optional(),
});

export type Profile = z.infer<typeof PROFILE>;
