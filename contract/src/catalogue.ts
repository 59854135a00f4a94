/** The catalogue's calls and shapes (specification, sections 3 and 7; contract, "Endpoint table"). Prices are decimals in the language's currency. */
import { z } from 'zod';
import * as calls from './catalogue.calls.ts';
import { ENERGY_CLASSES } from './law/energy-scale.ts';
import { defineEndpoint } from './endpoint.ts';
import { comment } from './comment.ts';
import { question } from './question.ts';
import { code, flag, id, lang, languageCode, price, slug } from './fields.ts';
import { offeredService } from './services.ts';
import { OPENED_GRADES } from './values/opened-grades.ts';
import { SORTS } from './values/listing-query.ts';

export const image = z.object({
  /** Name for `thumbPath`; changes with the content. */
  upload_path: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  /** `cutout` stands on the page's own wall; `photo` gets a white plate in dark mode. */
  kind: z.enum(['cutout', 'photo']),
});
export type Image = z.infer<typeof image>;

const badge = z.object({ code: z.string(), title: z.string() });
const instalment = z.object({
  provider: z.string(),
  count: z.number().int(),
  monthly: z.number(),
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
const breadcrumb = z.object({ title: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof breadcrumb>;

/** Reasons why only staff see a product: the product, its category or its brand is hidden. */
export const HIDDEN_REASONS = ['product', 'category', 'manufacturer'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];
/** Reasons why only staff see the product; absent: it is public. */
const hiddenReasons = z.array(z.enum(HIDDEN_REASONS)).optional();

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
  /** The lowest price of the 30 days before a cut; equal to price_custom where there is none. */
  basic_price_custom: price,
  loyalty_price_custom: price,
  /** Whole percent, rounded down, against basic_price_custom; `null`: no cut to speak of. */
  discount_percent_custom: z.number().int().nullable(),
  selected_price: z.enum(['basic', 'discount', 'on_request']),
  /** Dynamic-price fields: the low of 30 days, when the cut began, VAT in percent. */
  lowest_price_30_days: price,
  discount_since: z.string().nullable(),
  vat_rate: z.number(),
  /** `6,45 €/m`, where goods are sold by measure; left out: they are not. */
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
  /** Day of delivery when ordered now, ISO date; `null` where it cannot be said. */
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
  /** The three or four facts on the tile. */
  attributes: z.array(specification),
  energy: energy.nullable(),
  /** Charger statement; absent: none is required. */
  charging: charging.optional(),
  /** Needs proof of age at hand-over (decision G13). */
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

const lawSection = z.object({
  code: z.string(),
  title: z.string(),
  lines: z.array(z.string()),
  rows: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Page with the details. */
  link: z.object({ url: z.string(), title: z.string() }).optional(),
  /** Official picture of it, as the owner got it. */
  picture: z.string().optional(),
});
export type LawSection = z.infer<typeof lawSection>;

/** Grade of an opened piece, with an explanation in one sentence. */
const openedGrade = z.object({ code: z.enum(OPENED_GRADES), title: z.string(), text: z.string() });

/** Statements the law requires beside a price. */
const besidePrice = { energy: energy.nullable(), unit_price: z.string().optional(), charging: charging.optional() };

/** Opened pieces of a product, which are a product of their own. */
const openedOffer = z.object({
  id,
  url_without_domain: z.string(),
  price_custom: z.number(),
  /** Less than the new one costs now; `null`: it is not less, or the new one has no price. */
  saving: z.number().nullable(),
  qty: z.number().int(),
  grade: openedGrade,
  /** Parts that the new product's box has and this one's lacks; `null`: none. */
  missing: z.string().nullable(),
  seller_title: z.string().nullable(),
  ...besidePrice,
});
export type OpenedOffer = z.infer<typeof openedOffer>;

/** Description of an opened piece beside its product. */
const openedPiece = z.object({
  grade: openedGrade,
  /** `null`: nothing is missing, or not known of which box. */
  missing: z.string().nullable(),
  /** The new product; `null`: it is not sold any more. */
  new_one: z.object({ id, title: z.string(), url_without_domain: z.string(), price_custom: price, is_available: z.boolean(), ...besidePrice }).nullable(),
});

const goodsFigures = z.object({
  /** Pieces that the shares are of: more than thirty. */
  sold: z.number().int(),
  returned_percent: z.number(),
  claimed_percent: z.number(),
  /** Median duration of the settled claims, days; `null`: too few were settled. */
  settle_days: z.number().nullable(),
  settled: z.number().int(),
});

/** One product whole. What a list has and more. */
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
  /** The first published questions, and how many there are. */
  /** Counted of real orders, returns and claims; `null` where they are too few to say something. */
  figures: z.object({
    product: goodsFigures.nullable(),
    brand: goodsFigures.nullable(),
    delivery: z.object({ orders: z.number().int(), kept_percent: z.number() }).nullable(),
  }),
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
  /** Opened pieces that can be had, the cheapest first; left out: none. */
  opened_offers: z.array(openedOffer).optional(),
  /** Facts of an opened piece; absent: the product is none. */
  opened: openedPiece.optional(),
  /** Every price of the last 90 days with the day it began, oldest first. */
  price_history: z.array(z.object({ date: z.string(), price: z.number() })),
  released: z.string().nullable(),
  /** Services that it can be had with; left out: none. */
  services: z.array(offeredService).optional(),
  /** The old device that is taken beside it, with what it is worth at most; absent: none. */
  trade_in: z.object({ device: z.string(), title: z.string(), most: z.number() }).optional(),
  /** The old device is taken along free of charge at delivery; left out: it is no large one. */
  takes_back: z.literal(true).optional(),
  /** Statements the law of the market requires about the product, in the page's order. */
  law: z.object({
    sections: z.array(lawSection),
    /** Statement about a wired charger; `null`: none is required. */
    charging: charging.extend({ /** Official pictogram. */ picture: z.string().optional() }).nullable(),
  }),
});
export type ProductDetail = z.infer<typeof productDetail>;

const filterValue = z.object({
  /** Name of the value in addresses and calls. */
  value: z.string(),
  /** Deprecated alias, for older clients. */
  code: z.string(),
  title: z.string(),
  title_lang: z.string().optional(),
  count: z.number().int(),
  selected: z.boolean(),
});
export const filter = z.object({
  code: z.string(),
  title: z.string(),
  /** `choice`: any of the values; `range`: between min and max (price and measures). */
  type: z.enum(['choice', 'range']),
  help: z.string().nullable(),
  unit: z.string().nullable(),
  values: z.array(filterValue),
  /** Energy classes only: ends of the one scale that all its values stand on, best first; absent: there is no such scale. */
  scale: z.object({ from: z.enum(ENERGY_CLASSES), to: z.enum(ENERGY_CLASSES) }).optional(),
  /** Ends of the range over everything the other filters leave; `null` for choices. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Chosen bounds of a range; `null`: open on that side. */
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** Twelve counts from min to max, for the histogram of prices. */
  histogram: z.array(z.number().int()),
});
export type Filter = z.infer<typeof filter>;

export const categorySummary = z.object({
  id,
  code: z.string(),
  title: z.string(),
  text_lang: z.string().nullable(),
  url_without_domain: z.string(),
  description: z.string().nullable(),
  visible: z.boolean(),
  level: z.number().int(),
  /** Visible products in it and below. */
  total: z.number().int(),
  image_upload_path: z.string().nullable(),
  template: z.string().nullable(),
  urls: z.record(languageCode, z.string()),
});
export type CategorySummary = z.infer<typeof categorySummary>;
export type CategoryNode = CategorySummary & { children: CategoryNode[] };
export const categoryNode: z.ZodType<CategoryNode> = categorySummary.extend({
  get children() {
    return z.array(categoryNode);
  },
}) as z.ZodType<CategoryNode>;

/** Groups of filters in one call. */
const MAX_FILTERS = 24;
const codes = (max: number) => z.array(code).max(max);

export const productsInput = z.object({
  lang,
  category_slug: slug.optional(),
  search_q: z.string().max(10_000).optional(),
  manufacturer_slug: slug.optional(),
  seller_slug: slug.optional(),
  list_code: code.optional(),
  tag_id: id.optional(),
  ids: z.array(id).max(96).optional(),
  codes: codes(96).optional(),
  /** Filter's code to `value`s of the reply's filters; `manufacturer`, `seller`, `category` and `available` too. Ranges as `43-55`. */
  filters: z
    .record(z.string().max(40), z.array(z.string().max(80)).max(50))
    .refine((filters) => Object.keys(filters).length <= MAX_FILTERS, { params: { label: 'error_field_too_long' } })
    .optional(),
  /** Decimal in the language's currency. */
  price_from: z.number().min(0).max(100_000_000).optional(),
  price_to: z.number().min(0).max(100_000_000).optional(),
  only_available: flag.optional(),
  sort: z.enum(SORTS).optional(),
  page: z.number().int().min(1).max(10_000).optional(),
  per_page: z.number().int().min(1).max(96).optional(),
});
export type ProductsInput = z.infer<typeof productsInput>;

/** A page, service, guide or answered question of the shop. */
const helpLink = z.object({ kind: z.enum(['page', 'question', 'service', 'post']), code: z.string(), title: z.string(), url_without_domain: z.string() });
export type HelpLink = z.infer<typeof helpLink>;

export const productsReply = z.object({
  items: z.array(productListItem),
  pagination: z.object({ page: z.number().int(), per_page: z.number().int(), total: z.number().int(), pages: z.number().int() }),
  filters: z.array(filter),
  sort: z.array(z.object({ code: z.enum(SORTS), selected: z.boolean() })),
  breadcrumbs: z.array(breadcrumb),
  category: categorySummary.extend({ children: z.array(categorySummary) }).nullable(),
  /** Manufacturer, seller, list or tag whose page this is. */
  subject: z
    .object({
      id,
      code: z.string(),
      title: z.string(),
      text_lang: z.string().nullable(),
      description: z.string().nullable(),
      logo_upload_path: z.string().nullable(),
      urls: z.record(languageCode, z.string()),
      hidden_reasons: hiddenReasons,
      /** Legal identity of the seller; only on a seller's list. */
      identity: lawSection.nullable().optional(),
    })
    .nullable(),
  /**
   * The effective query: `corrected` where a typo was corrected, `relaxed` where words were dropped, which `dropped` names. `understood`: limits of price, what is not wanted, an
   * energy class, values of attributes, each with the query without it. `help`: pages and answers of the shop that the query asks for.
   */
  search: z
    .object({
      q: z.string(),
      corrected: z.string().nullable(),
      relaxed: z.boolean(),
      dropped: z.array(z.string()),
      understood: z.array(
        z.object({
          kind: z.enum(['price', 'without', 'energy', 'attribute']),
          /** Words as they were typed. */
          words: z.string(),
          value: z.string().nullable(),
          /** Decimal in the language's currency; `null`: no limit. */
          from: z.number().nullable(),
          to: z.number().nullable(),
          q_without: z.string(),
        }),
      ),
      help: z.array(helpLink),
    })
    .nullable(),
});
export type ProductsReply = z.infer<typeof productsReply>;

const directoryEntry = z.object({
  id,
  code: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  url_without_domain: z.string(),
  logo_upload_path: z.string().nullable(),
  total: z.number().int(),
  /** Legal identity of the seller; only in a directory of sellers. */
  identity: lawSection.nullable().optional(),
});
export type DirectoryEntry = z.infer<typeof directoryEntry>;

const suggestReply = z.object({
  q: z.string(),
  corrected: z.string().nullable(),
  products: z.array(
    z.object({
      id,
      title: z.string(),
      text_lang: z.string().nullable(),
      url_without_domain: z.string(),
      price_custom: price,
      currency: z.string(),
      main_image_upload_path: z.string().nullable(),
      unit_price: z.string().optional(),
      energy: energy.nullable(),
      charging: charging.optional(),
    }),
  ),
  /** The most products first. `parent_title`: the category above. */
  categories: z.array(z.object({ id, title: z.string(), parent_title: z.string().nullable(), url_without_domain: z.string() })),
  manufacturers: z.array(z.object({ id, title: z.string(), url_without_domain: z.string() })),
  /** Guides whose title fits. */
  posts: z.array(z.object({ id, title: z.string(), url_without_domain: z.string() })),
  /** Pages and answers of the shop that the words ask for. */
  help: z.array(helpLink),
  /** Completions of the typed words. */
  completions: z.array(z.string()),
  /** Most frequent searches of late, for an empty field. */
  popular: z.array(z.string()),
});
export type SuggestReply = z.infer<typeof suggestReply>;

/** The window of a price's reference. */
export const LAST_DAYS = 30;

const couponPrice = z.object({
  id,
  code: z.string(),
  price,
  lowest_price_30_days: price,
  /** Whole percent against the lowest price, rounded down; `null`: it saves nothing against it. */
  percent: z.number().int().nullable(),
});
export type CouponPrice = z.infer<typeof couponPrice>;

export const catalogue = {
  categories: defineEndpoint({
    ...calls.categories,
    path: '/api/catalog/categories/',
    summary: 'The category tree with counts, whole or below one category.',
    input: z.object({
      lang,
      slug: slug.optional(),
      level_from: z.number().int().min(1).max(9).optional(),
      level_to: z.number().int().min(1).max(9).optional(),
      mode: z.enum(['tree', 'flat']).optional(),
    }),
    reply: z.object({ items: z.array(categoryNode) }),
    errors: ['error_empty_data'],
    cache: 'catalog_categories',
  }),
  products: defineEndpoint({
    ...calls.products,
    path: '/api/catalog/products/',
    summary: 'Products of a category, search, manufacturer, seller, list or tag, filtered, counted, sorted and paged.',
    input: productsInput,
    reply: productsReply,
    errors: ['error_empty_data'],
    cache: 'products',
  }),
  product: defineEndpoint({
    ...calls.product,
    path: '/api/catalog/product/',
    summary: 'One product by id, by code or by slug.',
    input: z
      .object({ lang, item_id: id.optional(), item_slug: slug.optional(), item_code: code.optional() })
      .refine((input) => input.item_id ?? input.item_slug ?? input.item_code, { path: ['item_id'], params: { label: 'error_field_required' } }),
    reply: productDetail,
    errors: ['error_empty_data'],
    cache: 'product',
  }),
  related: defineEndpoint({
    ...calls.related,
    path: '/api/catalog/related/',
    summary: 'Products that go along with one: what staff named, then the best of its category.',
    input: z.object({ lang, item_id: id, limit: z.number().int().min(1).max(24).optional() }),
    reply: z.object({ items: z.array(productListItem) }),
    errors: ['error_empty_data'],
    cache: 'products',
  }),
  nearest: defineEndpoint({
    ...calls.nearest,
    path: '/api/catalog/nearest/',
    summary: 'New products in stock of the same category that come nearest to one: in its facts, brand and price.',
    input: z.object({ lang, item_id: id }),
    reply: z.object({ items: z.array(productListItem) }),
    errors: ['error_empty_data'],
    cache: 'products',
  }),
  suggest: defineEndpoint({
    ...calls.suggest,
    path: '/api/catalog/suggest/',
    summary: 'Suggestions while typing: at most ten rows in groups.',
    input: z.object({ q: z.string().max(10_000), lang }),
    reply: suggestReply,
    cache: 'products',
  }),
  lists: defineEndpoint({
    ...calls.lists,
    path: '/api/catalog/lists/',
    summary: 'Lists that staff or the shop itself put together (new, discounted, bestsellers …), with their first products.',
    input: z.object({ lang, codes: codes(20).optional(), per_list: z.number().int().min(0).max(24).optional() }),
    reply: z.object({
      items: z.array(
        z.object({
          id,
          code: z.string(),
          title: z.string(),
          description: z.string().nullable(),
          url_without_domain: z.string(),
          products: z.array(productListItem),
        }),
      ),
    }),
    cache: 'lists',
  }),
  sellers: defineEndpoint({
    ...calls.sellers,
    path: '/api/catalog/sellers/',
    summary: 'Sellers with their number of products.',
    input: z.object({ lang, ids: z.array(id).max(200).optional() }),
    reply: z.object({ items: z.array(directoryEntry) }),
    cache: 'sellers',
  }),
  manufacturers: defineEndpoint({
    ...calls.manufacturers,
    path: '/api/catalog/manufacturers/',
    summary: 'Manufacturers with their number of products, all or by ids.',
    input: z.object({ lang, ids: z.array(id).max(200).optional() }),
    reply: z.object({ items: z.array(directoryEntry) }),
    cache: 'catalog_categories',
  }),
  couponPrices: defineEndpoint({
    ...calls.couponPrices,
    path: '/api/catalog/coupon-prices/',
    summary: 'What products cost by coupons that everybody may use now, beside the lowest price of the thirty days before.',
    input: z.object({ lang, ids: z.array(id).min(1).max(96) }),
    reply: z.object({ items: z.array(couponPrice) }),
    cache: 'products',
  }),
  shopStock: defineEndpoint({
    ...calls.shopStock,
    path: '/api/catalog/shop-stock/',
    summary: 'What one of our shops has of products now, for pages that are the same for everybody: the shop is the caller’s own choice.',
    input: z.object({ lang, shop: code, ids: z.array(id).min(1).max(96) }),
    reply: z.object({
      /** Title in the language. */
      title: z.string(),
      items: z.array(
        z.object({
          id,
          qty: z.number().int(),
          /** Day it can be fetched from, ISO date; `null`: not there, or only with an address in its country. */
          pickup_date: z.string().nullable(),
          is_today: z.boolean(),
        }),
      ),
    }),
    errors: ['error_empty_data'],
  }),
  deliveryTo: defineEndpoint({
    ...calls.deliveryTo,
    path: '/api/catalog/delivery-to/',
    summary: 'When products come to a place and what they cost there, for pages that are the same for everybody: the place is the caller’s own.',
    input: z.object({ lang, country: z.string().length(2), post_code: z.string().trim().min(1).max(10), ids: z.array(id).min(1).max(96) }),
    reply: z.object({
      /** Percent of VAT in the market's prices, and in those of the place; 0: goods are exported there. Standard rates. */
      vat: z.object({ home: z.number(), there: z.number() }),
      /** `net`: the market's prices without VAT. */
      prices: z.enum(['same', 'net']),
      /** Value of the filter `delivery` whose products come tomorrow; `null`: none comes so soon. */
      tomorrow: z.string().nullable(),
      items: z.array(
        z.object({
          id,
          /** Day of delivery when ordered now, ISO date; `null`: it cannot be ordered, or is not brought there. */
          day: z.string().nullable(),
          is_tomorrow: z.boolean(),
          price,
        }),
      ),
    }),
    errors: ['error_empty_data', 'error_bad_input'],
  }),
  priceQty: defineEndpoint({
    ...calls.priceQty,
    path: '/api/catalog/price-qty/',
    summary: 'Price and stock as they are now, for pages from a cache.',
    input: z.object({ lang, ids: z.array(id).min(1).max(96) }),
    reply: z.object({
      items: z.array(
        productListItem.pick({
          id: true,
          price_custom: true,
          basic_price_custom: true,
          loyalty_price_custom: true,
          discount_percent_custom: true,
          lowest_price_30_days: true,
          unit_price: true,
          discount_since: true,
          selected_price: true,
          currency: true,
          quantity: true,
          available_qty: true,
          is_available: true,
          availability_info: true,
          warehouses_single_pickup_display: true,
          shipping_date: true,
          restock_date: true,
          last_piece_sale: true,
          status: true,
        }),
      ),
    }),
  }),
  sitemap: defineEndpoint({
    ...calls.sitemap,
    path: '/api/catalog/sitemap/',
    summary: 'Addresses of all listed products, page by page, and of their tags, in every language.',
    input: z.object({ lang, page: z.coerce.number().int().min(1).max(100_000).optional() }),
    reply: z.object({
      /** At most 5,000 products, in order of ids. */
      products: z.array(z.object({ urls: z.record(languageCode, z.string()), updated_at: z.string() })),
      /** Tags; only on the first page. */
      tags: z.array(z.object({ urls: z.record(languageCode, z.string()) })),
      total: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  currency: defineEndpoint({
    ...calls.currency,
    path: '/api/catalog/currency/',
    summary: 'A currency with its display pattern.',
    input: z.object({ lang, code: z.enum(['EUR', 'RSD', 'BAM']) }),
    reply: z.object({ code: z.string(), pattern: z.string() }),
    cache: 'currency',
  }),
};
