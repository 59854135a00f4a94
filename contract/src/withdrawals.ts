/** The right of withdrawal (directive 2011/83, article 11a): a statement, its confirmation, its acknowledgement. */
import { z } from 'zod';
import * as calls from './withdrawals.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, lang } from './fields.ts';
import { orderIdentifier } from './orders.ts';

/** A statement of withdrawal, as shown before its confirmation and in its acknowledgement. */
export const withdrawal = z.object({
  /** Number of the order. */
  number: z.string(),
  name: z.string(),
  /** Address of the acknowledgement. */
  email: z.string(),
  message: z.string(),
  /** The withdrawn items; `null` for requests by number and e-mail, which do not prove the buyer. */
  items: z.array(z.object({ code: z.string(), title: z.string(), qty: z.number().int() })).nullable(),
  /** True if nothing was packed, so the order ends; `null` for requests by number and e-mail. */
  cancels: z.boolean().nullable(),
  /** Moment of receipt; `null`: not confirmed yet. */
  received_at: z.string().nullable(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** A statement by number and e-mail, for the holder of its link. */
export const withdrawalConfirmation = z.object({
  /** `open`: not carried out yet; `done`: carried out; `over`: the order ended otherwise. */
  state: z.enum(['open', 'done', 'over']),
  withdrawal,
});
export type WithdrawalConfirmation = z.infer<typeof withdrawalConfirmation>;

export const withdrawals = {
  withdraw: defineEndpoint({
    ...calls.withdraw,
    path: '/api/webshop/withdrawal/',
    summary: 'Withdraws from an order, whole or by line: without confirm returns the statement for review, with it the acknowledgement, which is also mailed.',
    input: z.object({
      lang,
      /** The order’s identifier, or number and e-mail; with the latter the reply does not say whether the order exists. */
      identifier: orderIdentifier.optional(),
      number: z.string().trim().max(20).optional(),
      email: z.string().trim().max(254).optional(),
      name: z.string().trim().max(120).default(''),
      message: z.string().trim().max(1000).default(''),
      /** Absent: everything. `qty`: total quantity withdrawn of the line, so that a repeated statement changes nothing. By identifier only. */
      items: z
        .array(z.object({ code, qty: z.number().int().min(1).max(999) }))
        .max(200)
        .optional(),
      confirm: z.boolean().default(false),
    }),
    reply: withdrawal,
    errors: ['error_empty_data', 'error_withdrawal_late', 'error_withdrawal_over', 'error_too_many_requests', 'error_unavailable'],
  }),
  confirmation: defineEndpoint({
    ...calls.confirmation,
    path: '/api/webshop/withdrawal-confirmation/',
    summary: 'State of a statement by number and e-mail; `identifier` is the one of the link in its acknowledgement.',
    input: z.object({ identifier: orderIdentifier }),
    reply: withdrawalConfirmation,
    errors: ['error_empty_data'],
  }),
  confirm: defineEndpoint({
    ...calls.confirm,
    path: '/api/webshop/withdrawal-confirmation/',
    summary: 'Confirms a statement by number and e-mail through the order’s mailbox and carries it out. Idempotent.',
    input: z.object({ lang, identifier: orderIdentifier }),
    reply: withdrawalConfirmation,
    errors: ['error_empty_data', 'error_unavailable'],
  }),
};
