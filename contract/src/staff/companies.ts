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
  /** Last result of the VAT register; `null`: not queried, such as outside the Union. */
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
    summary: 'The company that a customer buys for, or has requested to.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ membership: membership.nullable() }),
    errors: ERRORS,
    ...office,
  }),
  list: defineEndpoint({
    ...calls.list,
    summary: 'Accounts of companies, open requests first.',
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
    summary: 'Accounts of companies as a file for spreadsheets, with credit limit and debt of each. Recorded in the audit log.',
    input: z.object({ filter }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_confirm_needed', 'error_unavailable'],
    ...office,
    permission: 'customers.export',
    confirm: true,
  }),
  decide: defineEndpoint({
    ...calls.decide,
    summary: 'Approves a customer as buyer for the requested company, or refuses, also later. The customer gets a mail.',
    input: z.object({ id: idInQuery, state: z.enum(['approved', 'refused']) }),
    reply: z.object({ membership }),
    errors: [...ERRORS, 'error_unavailable'],
    ...office,
    permission: 'customers.edit',
  }),
  setTerms: defineEndpoint({
    ...calls.setTerms,
    summary: 'Sets a company’s credit limit, in its currency, and the days to pay an invoice.',
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
    summary: 'A company’s agreed prices: of products, and percentages off brands and categories; those in force first.',
    input: z.object({ id: idInQuery }),
    reply: companyPrices,
    errors: ERRORS,
    ...office,
  }),
  addPrice: defineEndpoint({
    ...calls.addPrice,
    summary: 'Adds an agreed price or percentage for a company. Of several in force its buyers get the lowest price. Idempotent.',
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
    summary: 'Ends an agreed price. Existing orders keep their prices. Idempotent.',
    input: z.object({ id: idInQuery, price: idInQuery }),
    reply: companyPrices,
    errors: [...ERRORS, 'error_unavailable'],
    ...office,
    permission: 'prices.edit',
  }),
};
