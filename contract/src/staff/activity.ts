/** What the shop is doing by itself: mails that wait or were given up, maintenance, caches. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { site } from '../site.ts';
import * as calls from './activity.calls.ts';

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const mail = z.object({
  id: z.number().int(),
  kind: z.string(),
  recipient: z.string(),
  lang: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  /** What the mail server said last. */
  last_error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  failed_at: z.string().nullable(),
});
const office = { access: 'office', permission: 'maintenance', listed: false } as const;
const ERRORS = ['error_unauthorized', 'error_forbidden'] as const;

export const staffActivity = {
  mails: defineEndpoint({
    ...calls.mails,
    summary: 'Mails by state, newest first.',
    input: z.object({
      filter: z.object({ state: z.enum(MAIL_STATES).default('failed'), text: z.string().trim().max(200).optional() }).default({ state: 'failed' }),
      offset: z.number().int().min(0).max(10_000_000).default(0),
      limit: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({ items: z.array(mail), total: z.number().int() }),
    errors: ERRORS,
    ...office,
  }),
  retryMails: defineEndpoint({
    ...calls.retryMails,
    summary: 'Sends mails that were given up once more: those named, or all.',
    input: z.object({ ids: z.array(id).min(1).max(500).optional() }),
    reply: z.object({ retried: z.number().int() }),
    errors: [...ERRORS, 'error_unavailable'],
    ...office,
  }),
  maintenance: defineEndpoint({
    ...calls.maintenance,
    summary: 'Whether the shop is closed for all but staff.',
    input: z.object({}),
    reply: z.object({ on: z.boolean() }),
    errors: ERRORS,
    ...office,
  }),
  setMaintenance: defineEndpoint({
    ...calls.setMaintenance,
    summary: 'Closes the shop for all but staff, or opens it.',
    input: z.object({ on: z.boolean() }),
    reply: z.object({ on: z.boolean() }),
    errors: [...ERRORS, 'error_confirm_needed'],
    ...office,
    confirm: true,
  }),
  clearCaches: defineEndpoint({
    ...calls.clearCaches,
    summary: 'Empties caches by their names.',
    input: z.object({ names: site.clearCache.input }),
    reply: site.clearCache.reply,
    errors: ERRORS,
    ...office,
  }),
};
