/** Endpoints on background work: mails that wait or failed, maintenance, caches. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { site } from '../site.ts';
import * as calls from './activity.calls.ts';
import { csvFile } from './lists.ts';

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** `wanted`: staff requested a run that no process has started yet. */
export const JOB_STATES = ['new', 'wanted', 'running', 'ok', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

const mail = z.object({
  id: z.number().int(),
  kind: z.string(),
  recipient: z.string(),
  lang: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  /** Last answer of the mail server. */
  last_error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  failed_at: z.string().nullable(),
});
const job = z.object({
  name: z.string(),
  /** Five fields, UTC. */
  cron: z.string(),
  state: z.enum(JOB_STATES),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  ok_at: z.string().nullable(),
  failed_at: z.string().nullable(),
  /** Error of the last run; `null`: it succeeded. */
  error: z.string().nullable(),
  /** Consecutive failures. */
  failures: z.number().int(),
});
const office = { access: 'office', permission: 'maintenance', listed: false } as const;
const ERRORS = ['error_unauthorized', 'error_forbidden'] as const;
const mailFilter = z.object({ state: z.enum(MAIL_STATES).default('failed'), text: z.string().trim().max(200).optional() }).default({ state: 'failed' });

export const staffActivity = {
  mails: defineEndpoint({
    ...calls.mails,
    summary: 'Mails by state, newest first.',
    input: z.object({
      filter: mailFilter,
      offset: z.number().int().min(0).max(10_000_000).default(0),
      limit: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({ items: z.array(mail), total: z.number().int() }),
    errors: ERRORS,
    ...office,
  }),
  mailsCsv: defineEndpoint({
    ...calls.mailsCsv,
    summary: 'Mails of a state as a file for spreadsheets, newest first. Needs the permission to export personal data.',
    input: z.object({ filter: mailFilter }),
    reply: csvFile,
    errors: [...ERRORS, 'error_confirm_needed', 'error_unavailable'],
    ...office,
    permission: 'customers.export',
    confirm: true,
  }),
  retryMails: defineEndpoint({
    ...calls.retryMails,
    summary: 'Sends failed mails again: the named ones, or all.',
    input: z.object({ ids: z.array(id).min(1).max(500).optional() }),
    reply: z.object({ retried: z.number().int() }),
    errors: [...ERRORS, 'error_unavailable'],
    ...office,
  }),
  jobs: defineEndpoint({
    ...calls.jobs,
    summary: 'Scheduled jobs with their last result, failed ones first.',
    input: z.object({}),
    reply: z.object({ items: z.array(job) }),
    errors: ERRORS,
    ...office,
  }),
  jobsCsv: defineEndpoint({
    ...calls.jobsCsv,
    summary: 'Scheduled jobs with their last result as a file for spreadsheets. Recorded in the audit log.',
    input: z.object({}),
    reply: csvFile,
    errors: [...ERRORS, 'error_unavailable'],
    ...office,
    permission: 'exports.run',
  }),
  retryJob: defineEndpoint({
    ...calls.retryJob,
    summary: 'Runs a job now, once, independent of its schedule.',
    input: z.object({ name: z.string().regex(/^[a-z-]{1,60}$/) }),
    reply: z.object({ name: z.string(), state: z.enum(JOB_STATES) }),
    errors: [...ERRORS, 'error_empty_data', 'error_unavailable'],
    ...office,
  }),
  maintenance: defineEndpoint({
    ...calls.maintenance,
    summary: 'Whether maintenance mode is on.',
    input: z.object({}),
    reply: z.object({ on: z.boolean() }),
    errors: ERRORS,
    ...office,
  }),
  setMaintenance: defineEndpoint({
    ...calls.setMaintenance,
    summary: 'Turns maintenance mode on or off; staff still have access.',
    input: z.object({ on: z.boolean() }),
    reply: z.object({ on: z.boolean() }),
    errors: [...ERRORS, 'error_confirm_needed'],
    ...office,
    confirm: true,
  }),
  clearCaches: defineEndpoint({
    ...calls.clearCaches,
    summary: 'Empties caches by name (absent: all), or entries by cache tag: `product:12`.',
    input: z.object({
      names: site.clearCache.input.optional(),
      tags: z
        .array(z.string().regex(/^[a-z][a-z_-]*:[\w-]{1,60}$/))
        .min(1)
        .max(50)
        .optional(),
    }),
    reply: site.clearCache.reply,
    errors: ERRORS,
    ...office,
  }),
};
