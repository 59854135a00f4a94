/** Schemas of product lists: filters, categories, requests and replies, suggestions (specification, sections 3 and 7). */
import { z } from 'zod';
import { code, flag, id, lang, languageCode, price, slug } from './fields.ts';
import { ENERGY_CLASSES } from './law/energy-scale.ts';
import { SORTS } from './values/listing-query.ts';
import { breadcrumb, charging, energy, hiddenReasons, lawSection, productListItem } from './products.ts';

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
  /** Energy classes only: both ends of the scale of all values, best first; absent: the values have different scales. */
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
export const codes = (max: number) => z.array(code).max(max);

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
   * The effective query: `corrected` if a typo was corrected, `relaxed` if words were dropped, which `dropped` names. `understood`: recognised price limits,
   * exclusions, energy class and attribute values, each with the query without it. `help`: pages and answers of the shop about the query. `close_matches`: on
   * the last page of an unfiltered search sorted by relevance, up to twelve products that only mention the searched thing or lack one of the words; not counted
   * in `total`.
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
      close_matches: z.array(productListItem).optional(),
    })
    .nullable(),
});
export type ProductsReply = z.infer<typeof productsReply>;

export const directoryEntry = z.object({
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

export const suggestReply = z.object({
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
      /** `null`: the shop itself. */
      seller_title: z.string().nullable(),
      energy: energy.nullable(),
      charging: charging.optional(),
    }),
  ),
  /** The most products first. `parent_title`: the category above. */
  categories: z.array(z.object({ id, title: z.string(), parent_title: z.string().nullable(), url_without_domain: z.string() })),
  manufacturers: z.array(z.object({ id, title: z.string(), url_without_domain: z.string() })),
  /** Guides with a matching title. */
  posts: z.array(z.object({ id, title: z.string(), url_without_domain: z.string() })),
  /** Help pages and FAQ answers about the query. */
  help: z.array(helpLink),
  /** Completions of the typed words. */
  completions: z.array(z.string()),
  /** Most frequent recent searches, for an empty field. */
  popular: z.array(z.string()),
});
export type SuggestReply = z.infer<typeof suggestReply>;

/** The window of a price's reference. */
export const LAST_DAYS = 30;

export const couponPrice = z.object({
  id,
  code: z.string(),
  price,
  lowest_price_30_days: price,
  /** Whole percent against the lowest price, rounded down; `null`: it saves nothing against it. */
  percent: z.number().int().nullable(),
});
export type CouponPrice = z.infer<typeof couponPrice>;
