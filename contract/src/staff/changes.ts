/** Endpoints of the audit log of staff's changes, and undo. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import * as calls from './changes.calls.ts';
import { csvFile, listColumns } from './lists.ts';
import { version } from './saving.ts';

export const changeId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const changedPath = z.object({
  /** Dotted: `texts.hr.title`. */
  path: z.string(),
  /** Absent: a new field. */
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

export const change = z.object({
  id: z.number(),
  at: z.string(),
  /** `null`: a job or a command. */
  by: z.object({ id: z.number(), name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  kind: z.string(),
  subject_id: z.string(),
  version,
  action: z.string(),
  paths: z.array(changedPath),
  cause: z.string(),
});

/** Columns of the log's export: only names of fields, as their values are for the screen. */
export const CHANGE_COLUMNS = ['at', 'by', 'kind', 'subject', 'action', 'fields', 'cause'] as const;
export type ChangeColumn = (typeof CHANGE_COLUMNS)[number];

const filter = z
  .object({
    kind: z.string().min(1).max(40).optional(),
    subject_id: z.string().min(1).max(100).optional(),
    user_id: z.number().int().min(1).max(2_147_483_647).optional(),
    action: z.string().min(1).max(40).optional(),
    from: moment.optional(),
    to: moment.optional(),
  })
  .default({});

export const staffChanges = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'The audit log, newest first.',
    input: z.object({
      filter,
      offset: z.number().int().min(0).max(1_000_000).default(0),
      limit: z.number().int().min(1).max(500).default(50),
    }),
    reply: z.object({ items: z.array(change), total: z.number().int() }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'audit.view',
    listed: false,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The audit log as a file for spreadsheets, newest first. The export is recorded too.',
    input: z.object({ filter, columns: listColumns(CHANGE_COLUMNS, CHANGE_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    access: 'office',
    permission: 'audit.view',
    listed: false,
  }),
  undo: defineEndpoint({
    ...calls.undo,
    summary: 'Undoes a change by an opposite one; fields changed again since are named. Stock is moved back.',
    input: z.object({ id: changeId }),
    reply: z.object({ change_id: z.number() }),
    errors: [
      'error_unauthorized',
      'error_forbidden',
      'error_empty_data',
      'error_version',
      'error_not_undoable',
      'error_quantity_not_available',
      'error_unavailable',
    ],
    access: 'office',
    listed: false,
  }),
};
