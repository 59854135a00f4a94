/** Comparing products (specification, sections 2, 4, 7 and 9): at most four, of customers and guests, and any four by their ids for links. */
import { z } from 'zod';
import * as calls from './compare.calls.ts';
import { shoppingCartCode } from './cart.ts';
import { productListItem } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, lang } from './fields.ts';
import { MAX_COMPARED } from './values/compare-query.ts';

/** Reasons why a value is the best of its row; each has a text. */
export const COMPARE_REASONS = [
  'cheapest',
  'soonest',
  'best_rated',
  'most',
  'least',
  'largest',
  'lightest',
  'quietest',
  'brightest',
  'fastest',
  'longest',
  'sharpest',
  'thriftiest',
  'best_class',
  'newest',
  'easiest_repair',
  'has_it',
] as const;
export type CompareReason = (typeof COMPARE_REASONS)[number];

/** Summary of a compared product, enough to name it in a dialog. */
export const comparedItem = productListItem.pick({
  id: true,
  shopping_cart_code: true,
  title: true,
  text_lang: true,
  url_without_domain: true,
  main_image_upload_path: true,
  category_title: true,
});
export type ComparedItem = z.infer<typeof comparedItem>;

const cell = z.object({
  /** Value as text in the row's unit; `null`: not known. */
  value: z.string().nullable(),
  value_lang: z.string().optional(),
  is_best: z.boolean(),
});
const row = z.object({
  code: z.string(),
  title: z.string(),
  title_lang: z.string().optional(),
  /** Values differ, or are unknown for some products. */
  differs: z.boolean(),
  /** Reason why the marked values are the best ones; `null`: none is marked. */
  reason: z.enum(COMPARE_REASONS).nullable(),
  /** Cells in the order of the products. */
  cells: z.array(cell),
});
export type CompareRow = z.infer<typeof row>;

export const compareTable = z.object({
  /** Visible products in the requested order. */
  products: z.array(productListItem),
  /** Rows by group of the specification table; empty where there is nothing to compare. */
  groups: z.array(z.object({ code: z.string(), title: z.string(), rows: z.array(row) })),
  /** Best product for each need of a shopper, with the attributes that decide it. */
  needs: z.array(z.object({ need: z.enum(COMPARE_REASONS), id, because: z.array(z.string()) })),
  /** Assumptions behind the running costs, in words; `null`: no costs are shown. */
  cost_note: z.string().nullable(),
  /** Products grouped by comparability: products of different parts have no common attributes. */
  parts: z.array(z.object({ title: z.string(), url_without_domain: z.string().nullable(), ids: z.array(id) })),
});
export type CompareTable = z.infer<typeof compareTable>;

const mine = z.object({ items: z.array(comparedItem) });
const ERRORS = ['error_unauthorized', 'error_empty_data'] as const;

export const compare = {
  compare: defineEndpoint({
    ...calls.compare,
    path: '/api/catalog/compare/',
    summary: 'The caller’s comparison in the order of selection; with mode=table its table too. Empty if there is none.',
    input: z.object({
      mode: z.enum(['list', 'table']).optional(),
      /** Makes the URL unique for caches in between; the reply is never cached. */
      time: z.string().max(20).optional(),
    }),
    reply: mine.extend({ table: compareTable.optional() }),
  }),
  addCompared: defineEndpoint({
    ...calls.addCompared,
    path: '/api/catalog/compare/',
    summary: 'Adds a product to the comparison, or replaces the one named by `replace`. A fifth product is refused.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode, replace: shoppingCartCode.optional() }),
    reply: mine,
    errors: [...ERRORS, 'error_compare_limit'],
  }),
  removeCompared: defineEndpoint({
    ...calls.removeCompared,
    path: '/api/catalog/compare/',
    summary: 'Removes a product from the comparison.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode }),
    reply: mine,
    errors: [...ERRORS],
  }),
  compareTable: defineEndpoint({
    ...calls.compareTable,
    path: '/api/catalog/compare/table/',
    summary: 'The comparison of any products by their ids, as named by links; public.',
    input: z.object({ lang, ids: z.array(id).min(1).max(MAX_COMPARED) }),
    reply: compareTable,
    errors: ['error_empty_data'],
    cache: 'products',
  }),
};
