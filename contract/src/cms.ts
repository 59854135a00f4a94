/** Pages of the shop, its promotions and services, and the menus that lead to them (specification, sections 3 and 9). */
import { z } from 'zod';
import * as calls from './cms.calls.ts';
import { contentPage, contentSummary } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { idInQuery, lang, languageCode, price, slug } from './fields.ts';

/** Exactly one names the content: its id, or its slug in the caller's language. */
const which = z
  .object({ lang, id: idInQuery.optional(), slug: slug.optional() })
  .refine(({ id, slug }) => id !== undefined || slug !== undefined, { path: ['id'], params: { label: 'error_field_required' } });

/** Period of a promotion: ISO 8601, UTC; `null`: open on that side. */
const period = { starts_at: z.string().nullable(), ends_at: z.string().nullable() };
export const promotionSummary = contentSummary.extend(period);
export type PromotionSummary = z.infer<typeof promotionSummary>;
export const promotionPage = contentPage.extend({
  ...period,
  /** Ids of the promotion's products in its order; calls that load them leave out products that are not visible. */
  product_ids: z.array(z.number().int()),
});
export type PromotionPage = z.infer<typeof promotionPage>;

/**
 * `with_product`: bought with a product or in the cart; `elsewhere`: sold, but not in the caller's market; `ask`: on request by telephone, e-mail or in a shop.
 */
const offer = z.enum(['with_product', 'elsewhere', 'ask']);
export type ServiceOffer = z.infer<typeof offer>;
/** Price of a service in the market's currency; 0: free, `null`: on request or not offered. */
const cost = { price_custom: price, offer };
export const serviceSummary = contentSummary.extend(cost);
export type ServiceSummary = z.infer<typeof serviceSummary>;
export const servicePage = contentPage.extend(cost);
export type ServicePage = z.infer<typeof servicePage>;

export const menuItem = z.object({
  title: z.string(),
  /** Path on this site, or an absolute URL of another. */
  url: z.string(),
  /** Code of the page it leads to, such as `terms`, by which code finds the entry; `null`: not a page with content of the shop. */
  code: z.string().nullable(),
  text_lang: z.string().nullable(),
});
export type MenuItem = z.infer<typeof menuItem>;
/** Menus by code: `header`, `footer_help`, `footer_about`, `legal`. */
export const menus = z.record(z.string(), z.array(menuItem));
export type Menus = z.infer<typeof menus>;

export const cms = {
  page: defineEndpoint({
    ...calls.page,
    path: '/api/cms/page/',
    summary: 'A page of text, such as the terms of purchase.',
    input: which,
    reply: contentPage,
    errors: ['error_empty_data'],
    cache: 'cms_pages',
  }),
  menus: defineEndpoint({
    ...calls.menus,
    path: '/api/cms/menus/',
    summary: 'The menus of header and footer, without hidden entries.',
    input: z.object({ lang }),
    reply: menus,
    cache: 'menus',
  }),
  promotions: defineEndpoint({
    ...calls.promotions,
    path: '/api/cms/promotions/',
    summary: 'All promotions with their periods, latest start first.',
    input: z.object({ lang }),
    reply: z.object({ items: z.array(promotionSummary) }),
    cache: 'cms_pages',
  }),
  promotion: defineEndpoint({
    ...calls.promotion,
    path: '/api/cms/promotion/',
    summary: 'A promotion with its text and its products.',
    input: which,
    reply: promotionPage,
    errors: ['error_empty_data'],
    cache: 'cms_pages',
  }),
  services: defineEndpoint({
    ...calls.services,
    path: '/api/cms/services/',
    summary: 'The shop’s services in the market of the caller, with prices.',
    input: z.object({ lang }),
    reply: z.object({ items: z.array(serviceSummary) }),
    cache: 'cms_pages',
  }),
  service: defineEndpoint({
    ...calls.service,
    path: '/api/cms/service/',
    summary: 'A service with its text.',
    input: which,
    reply: servicePage,
    errors: ['error_empty_data'],
    cache: 'cms_pages',
  }),
  sitemap: defineEndpoint({
    ...calls.sitemap,
    path: '/api/cms/sitemap/',
    summary: 'Addresses of all public content, in every language.',
    input: z.object({ lang }),
    reply: z.object({ items: z.array(z.object({ kind: z.string(), urls: z.partialRecord(languageCode, z.string()), datetime_updated: z.string() })) }),
    cache: 'cms_pages',
  }),
} as const;
