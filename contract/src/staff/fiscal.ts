/** Endpoints of documents reported to a fiscal register, and their state there. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { FISCAL_REGISTERS } from '../law/fiscal-rules.ts';
import * as calls from './fiscal.calls.ts';

/** `open`: not accepted yet; `overdue`: not accepted within the legal period, even if accepted since. */
export const FISCAL_STATES = ['open', 'refused', 'overdue', 'accepted'] as const;
export type FiscalState = (typeof FISCAL_STATES)[number];

const delivery = z.object({
  document: z.object({ id: z.number(), kind: z.enum(['invoice', 'credit_note']), number: z.string(), order: z.string(), url: z.string() }),
  /** Row of the rule table. */
  rule: z.string(),
  register: z.enum(FISCAL_REGISTERS),
  /** Number in the register; `null`: the legal entity names no premise and device. */
  number: z.string().nullable(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  protective_code: z.string().nullable(),
  identifier: z.string().nullable(),
  /** End of the legal period. */
  due_at: z.string(),
  accepted_at: z.string().nullable(),
  /** True if it was accepted at a later attempt than the first. */
  is_subsequent: z.boolean(),
  is_overdue: z.boolean(),
  /** Sent to a test register, so it is no receipt. */
  is_sandbox: z.boolean(),
  attempts: z.number().int(),
  /** Reason why it is not accepted yet. */
  problem: z.string().nullable(),
});
export type FiscalDelivery = z.infer<typeof delivery>;

const ERRORS = ['error_unauthorized', 'error_forbidden'] as const;

export const staffFiscal = {
  list: defineEndpoint({
    ...calls.list,
    summary: 'Documents by their state at the fiscal register, newest first; `counts`: those that need attention.',
    input: z.object({
      filter: z.object({ state: z.enum(FISCAL_STATES).default('open') }).default({ state: 'open' }),
      offset: z.number().int().min(0).max(10_000_000).default(0),
      limit: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({
      items: z.array(delivery),
      total: z.number().int(),
      counts: z.object({ waiting: z.number().int(), refused: z.number().int(), overdue: z.number().int() }),
    }),
    errors: ERRORS,
    access: 'office',
    permission: 'documents.view',
    listed: false,
  }),
  retry: defineEndpoint({
    ...calls.retry,
    summary: 'Sends waiting or refused documents again, with the present data of their legal entity.',
    input: z.object({ ids: z.array(id).min(1).max(200) }),
    reply: z.object({ retried: z.number().int() }),
    errors: [...ERRORS, 'error_unavailable'],
    access: 'office',
    permission: 'documents.issue',
    listed: false,
  }),
};
