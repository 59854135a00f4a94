/** Endpoints of the guardian: legal findings about public products and pages, and about those to be published. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { code, languageCode } from '../fields.ts';
import { productLaw } from '../law/product-law.ts';
import { SETTINGS_GROUPS } from '../settings/settings.ts';
import * as calls from './guardian.calls.ts';

const count = z.number().int();
const finding = z.object({
  rule: z.string(),
  level: z.enum(['block', 'warn']),
  /** `legal.vitrina.capital`, `product.BELA-ROSA-1.law.energy`, `content.page.terms.de` */
  field: z.string(),
  reason: z.string(),
  law: z.string(),
  link: z.string(),
});

export const staffGuardian = {
  findings: defineEndpoint({
    ...calls.findings,
    summary:
      'Stored findings about public products, texts and settings, with reason, act and link, blocking ones first. Everything is checked each night, and changes within a minute or two; a change of everything takes longer, by the shop’s size.',
    input: z.object({ offset: z.coerce.number().int().min(0).max(10_000_000).default(0), limit: z.coerce.number().int().min(1).max(500).default(100) }),
    reply: z.object({
      /** Time of the last complete check, and the numbers of products and texts checked; `null`: none so far. */
      looked_at: z.string().nullable(),
      products: count,
      texts: count,
      total: count,
      /** Findings of level `block`. */
      blocking: count,
      /** `found_on`: day on which it was found first. */
      findings: z.array(finding.extend({ found_on: z.string() })),
    }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_bad_input'],
    access: 'office',
    permission: 'products.view',
    listed: false,
  }),
  check: defineEndpoint({
    ...calls.check,
    summary: 'Checks data before saving, and saves nothing: fails with all blocking findings, else returns the warnings.',
    input: z.object({
      /** Facts of products that are there, by code; they take the place of theirs. */
      products: z
        .array(z.object({ code, law: productLaw }))
        .max(100)
        .default([]),
      texts: z
        .array(z.object({ place: z.string().min(1).max(200), lang: languageCode, text: z.string().max(100_000) }))
        .max(100)
        .default([]),
      /** Whole documents of groups. */
      settings: z.partialRecord(z.enum(SETTINGS_GROUPS), z.unknown()).default({}),
    }),
    reply: z.object({ warnings: z.array(finding) }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_bad_input', 'error_unlawful'],
    access: 'office',
    permission: 'products.edit',
    listed: false,
  }),
};
