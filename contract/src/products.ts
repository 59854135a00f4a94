/** Shapes of products as lists and pages have them (specification, section 3). Prices are decimals in the language's currency. */
import { z } from 'zod';
import { comment } from './comment.ts';
import { id, languageCode, price } from './fields.ts';
import { question } from './question.ts';
import { offeredService } from './services.ts';
import { OPENED_GRADES } from './values/opened-grades.ts';

export const image = z.object({
  /** Name for `thumbPath`; changes with the content. */
  upload_path: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  /** `cutout`: transparent, shown on the page's background; `photo`: on white in dark mode. */
  kind: z.enum(['cutout', 'photo']),
});
export type Image = z.infer<typeof image>;

const badge = z.object({ code: z.string(), title: z.string() });
const instalment = z.object({
  provider: z.string(),
  count: z.number().int(),
  monthly: z.number(),
  /** The last instalment; without interest it is lower by the rounding of the others. */
  last: z.number(),
  total: z.number(),
  credit: z.number(),
  /** Percent a year: annual percentage rate of charge, borrowing rate. */
  apr: z.number(),
  rate: z.number(),
  /** Name, address and licence. */
  lender: z.string(),
});
export const energy = z.object({
  class: z.string(),
  /** Ends of the scale of its group, best first. */
  from: z.string(),
  to: z.string(),
  /** The supplier's label and the product information sheet in the reply's language. */
  label_url: z.string().nullable(),
  sheet_url: z.string().nullable(),
});
/** Statement about a wired charger beside an offer: in the box or not, and its power. */
export const charging = z.object({ included: z.boolean().nullable(), power: z.string().nullable() });
const specification = z.object({
  code: z.string(),
  title: z.string(),
  value: z.string(),
  title_lang: z.string().optional(),
  value_lang: z.string().optional(),
});
export const breadcrumb = z.object({ title: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof breadcrumb>;

/** Reasons why only staff see a product: the product, its category or its brand is hidden. */
export const HIDDEN_REASONS = ['product', 'category', 'manufacturer'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];
/** Reasons why only staff see the product; absent: it is public. */
export const hiddenReasons = z.array(z.enum(HIDDEN_REASONS)).optional();

/** A product in a list: every field of section 3. A configurable product is replaced by its initial offer. */
export const productListItem = z.object({
  id,
  code: z.string(),
  title: z.string(),
  /** BCP 47 tag of title and texts where they are not in the page's language: imported English, for example. */
  text_lang: z.string().nullable(),
  type: z.enum(['simple', 'configurable', 'variant']),
  short_description: z.string().nullable(),
  /** 1 orderable, 2 orderable on request, 3 not orderable any more (decision G11). */
  status: z.number().int(),
  quantity: z.number().int(),
  available_qty: z.number().int(),
  is_available: z.boolean(),
  /** A label with its number: `availability_in_stock`, `availability_last_piece`, `availability_order`, `availability_none`, `availability_ended`. */
  availability_info: z.object({ label_name: z.string(), qty: z.number().int(), shops: z.number().int() }),
  badges: z.array(badge),
  /** Price the shopper pays. */
  price_custom: price,
  /** The lowest price of the 30 days before a reduction; equal to `price_custom` if there is none. */
  basic_price_custom: price,
  loyalty_price_custom: price,
  /** Reduction in whole percent of `basic_price_custom`, rounded down; `null`: none, or below one percent. */
  discount_percent_custom: z.number().int().nullable(),
  selected_price: z.enum(['basic', 'discount', 'on_request']),
  /** Dynamic-price fields: the lowest price of 30 days, the start of the reduction, VAT in percent. */
  lowest_price_30_days: price,
  discount_since: z.string().nullable(),
  vat_rate: z.number(),
  /** Unit price, `6,45 €/m`; absent: the goods are not sold by measure. */
  unit_price: z.string().optional(),
  currency: z.string(),
  installments_list_data: z.array(instalment),
  installments_calculation: instalment.nullable(),
  images: z.array(image),
  other_images: z.array(image),
  main_image: image.nullable(),
  main_image_upload_path: z.string().nullable(),
  main_image_title: z.string().nullable(),
  category_id: id.nullable(),
  category_title: z.string(),
  category_code: z.string(),
  manufacturer_title: z.string().nullable(),
  manufacturer_code: z.string().nullable(),
  seller_id: id.nullable(),
  seller_title: z.string().nullable(),
  shipping_options: z.array(z.object({ code: z.string(), title: z.string(), price: z.number(), date: z.string().nullable() })),
  /** Day of delivery when ordered now, ISO date; `null`: not known. */
  shipping_date: z.string().nullable(),
  date_available: z.string().nullable(),
  /** Day on which stock is expected again, ISO date; absent: the product can be ordered now, or the day is not known. */
  restock_date: z.string().optional(),
  product_condition: z.enum(['new', 'open-box', 'refurbished']),
  shopping_cart_code: z.string(),
  url_without_domain: z.string(),
  /** Shop named on the tile: the one with the highest stock among those for pickup. */
  warehouses_single_pickup_display: z.object({ code: z.string(), title: z.string(), qty: z.number().int() }).nullable(),
  last_piece_sale: z.boolean(),
  is_rate: z.boolean(),
  feedback_rate_widget: z.object({ rates: z.number(), rates_votes: z.number().int() }),
  feedback_comment_widget: z.object({ total: z.number().int() }),
  /** Up to four facts for the tile. */
  attributes: z.array(specification),
  energy: energy.nullable(),
  /** Charger statement; absent: none is required. */
  charging: charging.optional(),
  /** True if it needs proof of age at hand-over (decision G13). */
  age_verification: z.boolean(),
  hidden_reasons: hiddenReasons,
});
export type ProductListItem = z.infer<typeof productListItem>;

const variantOption = z.object({
  code: z.string(),
  title: z.string(),
  values: z.array(z.object({ code: z.string(), title: z.string() })),
});
const variant = z.object({
  id,
  code: z.string(),
  url_without_domain: z.string(),
  /** Option code to value code. */
  values: z.record(z.string(), z.string()),
  price_custom: price,
  unit_price: z.string().optional(),
  energy: energy.nullable(),
  is_available: z.boolean(),
  /** Label of the availability, as in `availability_info`. */
  label_name: z.string(),
  main_image_upload_path: z.string().nullable(),
});

export const lawSection = z.object({
  code: z.string(),
  title: z.string(),
  lines: z.array(z.string()),
  rows: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Page with the details. */
  link: z.object({ url: z.string(), title: z.string() }).optional(),
  /** Official picture of the statement, as supplied by the shop owner. */
  picture: z.string().optional(),
});
export type LawSection = z.infer<typeof lawSection>;

/** Grade of an opened piece, with an explanation in one sentence. */
const openedGrade = z.object({ code: z.enum(OPENED_GRADES), title: z.string(), text: z.string() });

/** Legally required statements of a price. */
const besidePrice = { energy: energy.nullable(), unit_price: z.string().optional(), charging: charging.optional() };

/** Opened items of a product; each is a separate product. */
const openedOffer = z.object({
  id,
  url_without_domain: z.string(),
  price_custom: z.number(),
  /** Difference to the present price of the new product; `null`: it is not cheaper, or the new one has no price. */
  saving: z.number().nullable(),
  qty: z.number().int(),
  grade: openedGrade,
  /** Parts in the new product's box that are missing in this one's; `null`: none, or not known. */
  missing: z.string().nullable(),
  seller_title: z.string().nullable(),
  ...besidePrice,
});
export type OpenedOffer = z.infer<typeof openedOffer>;

/** Description of an opened piece beside its product. */
const openedPiece = z.object({
  grade: openedGrade,
  /** `null`: nothing is missing, or the contents of a box are not known. */
  missing: z.string().nullable(),
  /** The new product; `null`: it is not sold any more. */
  new_one: z.object({ id, title: z.string(), url_without_domain: z.string(), price_custom: price, is_available: z.boolean(), ...besidePrice }).nullable(),
});

const goodsFigures = z.object({
  /** Number of sold pieces on which the rates are based: more than thirty. */
  sold: z.number().int(),
  returned_percent: z.number(),
  claimed_percent: z.number(),
  /** Median duration of the settled claims, days; `null`: too few were settled. */
  settle_days: z.number().nullable(),
  settled: z.number().int(),
});

/** Product detail: the fields of a list item and more. */
export const productDetail = productListItem.omit({ feedback_comment_widget: true, charging: true }).extend({
  url: z.string(),
  visible: z.boolean(),
  category_visible: z.boolean(),
  manufacturer_visible: z.boolean(),
  ignore_brand_visibility: z.boolean(),
  category_template: z.string().nullable(),
  /** Paragraphs of clean HTML. */
  description: z.string().nullable(),
  feedback_comment_widget: z.object({
    total: z.number().int(),
    items: z.array(comment),
    /** Votes for 5, 4, 3, 2 and 1. */
    distribution: z.array(z.number().int()),
  }),
  /** From real orders, returns and claims; `null`: too few to be significant. */
  figures: z.object({
    product: goodsFigures.nullable(),
    brand: goodsFigures.nullable(),
    delivery: z.object({ orders: z.number().int(), kept_percent: z.number() }).nullable(),
  }),
  /** The first published questions, and their number. */
  question_widget: z.object({ total: z.number().int(), items: z.array(question) }),
  specifications: z.array(z.object({ code: z.string(), title: z.string(), items: z.array(specification.extend({ help: z.string().nullable() })) })),
  options: z.array(variantOption),
  variants: z.array(variant),
  warehouses: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      town: z.string(),
      address: z.string(),
      qty: z.number().int(),
      pickup_date: z.string().nullable(),
      open_until: z.string().nullable(),
      is_shop: z.boolean(),
      country: z.string(),
      /** True if the shop is in the market's own country; elsewhere pickup depends on the buyer's address, and no day is given. */
      can_collect: z.boolean(),
    }),
  ),
  breadcrumbs: z.array(breadcrumb),
  /** The product's address in every language it is visible in, for the language switch and hreflang. */
  urls: z.record(languageCode, z.string()),
  /** Recall in force; absent: none. */
  recall: z.object({ number: z.string(), kind: z.enum(['recall', 'warning']), hazard: z.string() }).optional(),
  ean: z.string().nullable(),
  mpn: z.string().nullable(),
  manufacturer: z
    .object({
      id,
      code: z.string(),
      title: z.string(),
      url_without_domain: z.string(),
      logo_upload_path: z.string().nullable(),
      address: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullable(),
  seller: z.object({ id, code: z.string(), title: z.string(), url_without_domain: z.string() }).nullable(),
  tags: z.array(z.object({ id, title: z.string(), url_without_domain: z.string() })),
  /** Available opened items, cheapest first; absent: none. */
  opened_offers: z.array(openedOffer).optional(),
  /** Facts of an opened piece; absent: the product is none. */
  opened: openedPiece.optional(),
  /** Every price of the last 90 days with the day it began, oldest first. */
  price_history: z.array(z.object({ date: z.string(), price: z.number() })),
  released: z.string().nullable(),
  /** Services offered with it; absent: none. */
  services: z.array(offeredService).optional(),
  /** Trade-in of an old device with its maximum value; absent: none. */
  trade_in: z.object({ device: z.string(), title: z.string(), most: z.number() }).optional(),
  /** True if the old device is taken back free of charge at delivery; absent: the product is no large device. */
  takes_back: z.literal(true).optional(),
  /** Statements the law of the market requires about the product, in the page's order. */
  law: z.object({
    sections: z.array(lawSection),
    /** Statement about a wired charger; `null`: none is required. */
    charging: charging.extend({ /** Official pictogram. */ picture: z.string().optional() }).nullable(),
  }),
});
export type ProductDetail = z.infer<typeof productDetail>;
