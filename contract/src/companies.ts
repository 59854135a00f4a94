/** Endpoints of business customers: an account requests to buy for a company, staff decide; unpaid orders count against its credit limit. */
import { z } from 'zod';
import * as calls from './companies.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, lang, words } from './fields.ts';

export const MEMBER_STATES = ['asked', 'approved', 'refused'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** Credit of a company: its limit and its open debt. */
export const companyCredit = z.object({
  currency: z.string(),
  /** Decimals; 0: nothing is sold on account. */
  limit: z.number(),
  /** Open debt: sum of unpaid orders on account. */
  open: z.number(),
  /** Days from the invoice to the due date. */
  payment_days: z.number().int(),
});

const myCompany = z.object({
  title: z.string(),
  country: z.string(),
  vat_number: z.string(),
  state: z.enum(MEMBER_STATES),
  asked_at: z.string(),
  /** Credit of the company; `null`: not approved, so its terms stay hidden. */
  credit: companyCredit.nullable(),
});
export type MyCompany = z.infer<typeof myCompany>;

export const companies = {
  mine: defineEndpoint({
    ...calls.mine,
    path: '/api/auth/company/',
    summary: 'The company that the account buys for, or has requested to; with its credit if it is approved.',
    input: z.object({ lang }),
    reply: z.object({ company: myCompany.nullable() }),
    errors: ['error_unauthorized'],
  }),
  ask: defineEndpoint({
    ...calls.ask,
    path: '/api/auth/company/',
    summary: 'Requests to buy for a company. Its VAT number is checked, in the Union with the register; staff decide. Idempotent.',
    input: z.object({ lang, title: words(120), country: z.string().trim().min(2).max(2), vat_number: words(20) }),
    reply: z.object({ company: myCompany }),
    errors: ['error_unauthorized', 'error_bad_input', 'error_company_asked', 'error_too_many_requests'],
  }),
  prices: defineEndpoint({
    ...calls.prices,
    path: '/api/auth/company/prices/',
    summary: 'Prices for the company that the account buys for, without and with VAT, for cached pages. Empty for other accounts.',
    input: z.object({ lang, ids: z.array(id).min(1).max(96) }),
    reply: z.object({
      items: z.array(
        z.object({
          id,
          price: z.number(),
          /** Net price: without the VAT of the market's home country. */
          net: z.number(),
          /** True if the price is lower than the public one by an agreement with the company. */
          is_own: z.boolean(),
        }),
      ),
    }),
    errors: ['error_unauthorized'],
  }),
};
