/** Endpoints of companies: requests for membership, credit limits, open debts. */
import * as z from 'zod';
import { companyCredit, MEMBER_STATES } from '../companies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { code, day, idInQuery } from '../fields.ts';
import * as calls from './companies.calls.ts';
import { csvFile } from './lists.ts';

const company = z.object({
  id: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  country: z.string(),
  vat_number: z.string(),
  /** Last answer of the register; `null`: not asked, as outside the Union. */
  vat_state: z.enum(['valid', 'invalid', 'unknown']).nullable(),
  credit: companyCredit,
});
/** An account and the company it buys for. */
const membership = z.object({ user_id: z.number().int(), email: z.string(), state: z.enum(MEMBER_STATES), asked_at: z.string(), company });
export type CompanyMembership = z.infer<typeof membership>;

/** Kinds of targets a company's price applies to; a category includes all below it. */
export const COMPANY_PRICE_TARGETS = ['product', 'brand', 'category'] as const;
export type CompanyPriceTarget = (typeof COMPANY_PRICE_TARGETS)[number];
const companyPrice = z.object({
  id: z.number().int(),
  target: z.enum(COMPANY_PRICE_TARGETS),
  code: z.string(),
  title: z.string(),
  /** Price with VAT in the company's currency; only for a product; `null`: a percentage. */
  price: z.number().nullable(),
  /** Off the shop's price; `null`: a price. */
  percent: z.number().nullable(),
  /** Days by the shop's clock, both included; `null`: without that end. */
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  is_current: z.boolean(),
});
export type CompanyPrice = z.infer<typeof companyPrice>;
const companyPrices = z.object({ items: z.array(companyPrice) });
const inHundredths = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const office = { access: 'office', permission: 'customers.view', listed: false } as const;
const ERRORS = ['error_unauthorized', 'error_forbidden', 'error_empty_data'] as const;
const filter = z.object({ state: z.enum(MEMBER_STATES).optional() }).default({});

export const staffCompanies = {
  ofCustomer: defineEndpoint({
    ...calls.ofCustomer,
    summary: 'The company that a customer buys for, or asked to.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ membership: membership.nullable() }),
    errors: ERRORS,
    ...office,
  }),
  list: defineEndpoint({
    ...calls.list,
    summary: 'Accounts of companies, those that ask first.',
    input: z.object({
      filter,
      offset: z.number().int().min(0).max(10_000_000).default(0),
      limit: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({ items: z.array(membership), total: z.number().int() }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...office,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'Accounts of companies as a file for spreadsheets, with what each may owe and owes. Written down.',
    input: z.object({ filter }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_confirm_needed', 'error_unavailable'],
    ...office,
    permission: 'customers.export',
    confirm: true,
  }),
  decide: defineEndpoint({
    ...calls.decide,
    summary: 'Approves a customer as buyer for the company asked for, or refuses; also later. A mail tells of it.',
    input: z.object({ id: idInQuery, state: z.enum(['approved', 'refused']) }),
    reply: z.object({ membership }),
    errors: [...ERRORS, 'error_unavailable'],
    ...office,
    permission: 'customers.edit',
  }),
  setTerms: defineEndpoint({
    ...calls.setTerms,
    summary: 'What a company may owe at a time, in its currency, and within how many days it pays an invoice.',
    input: z.object({
      id: idInQuery,
      version: z.number().int().min(0),
      credit_limit: z
        .number()
        .min(0)
        .max(10_000_000)
        .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
      payment_days: z.number().int().min(1).max(90),
    }),
    reply: z.object({ company }),
    errors: [...ERRORS, 'error_version', 'error_unavailable'],
    ...office,
    permission: 'settings.edit',
  }),
  prices: defineEndpoint({
    ...calls.prices,
    summary: 'What a company was promised: prices of products, percentages off brands and categories; those in force first.',
    input: z.object({ id: idInQuery }),
    reply: companyPrices,
    errors: ERRORS,
    ...office,
  }),
  addPrice: defineEndpoint({
    ...calls.addPrice,
    summary: 'Promises a company a price, or a percentage off. Of several that hold at once its buyers get the lowest. The very same again changes nothing.',
    input: z.object({
      id: idInQuery,
      target: z.enum(COMPANY_PRICE_TARGETS),
      code,
      price: z.number().min(0).max(10_000_000).refine(inHundredths).nullable(),
      percent: z.number().gt(0).max(100).refine(inHundredths).nullable(),
      starts_on: day.nullable(),
      ends_on: day.nullable(),
    }),
    reply: companyPrices,
    errors: [...ERRORS, 'error_bad_input', 'error_company_prices_full', 'error_unavailable'],
    ...office,
    permission: 'prices.edit',
  }),
  removePrice: defineEndpoint({
    ...calls.removePrice,
    summary: 'Takes a promise back. Orders that were made keep their prices. Again changes nothing.',
    input: z.object({ id: idInQuery, price: idInQuery }),
    reply: companyPrices,
    errors: [...ERRORS, 'error_unavailable'],
    ...office,
    permission: 'prices.edit',
  }),
};
