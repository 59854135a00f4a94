/** Endpoints of trade-ins for staff: receive, inspect, pay by a coupon or send back. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { amount, idInQuery, words } from '../fields.ts';
import { TRADE_IN_STATES, TRADE_IN_WAYS, tradeInWords } from '../trade-in.ts';
import { csvFile, listColumns, listPage, listSort, viewMoment } from './lists.ts';
import { version } from './saving.ts';
import * as calls from './trade-ins.calls.ts';

export const TRADE_IN_COLUMNS = ['number', 'device', 'owner', 'state', 'sum', 'counter', 'started', 'until', 'way', 'serial', 'market'] as const;
export type TradeInColumn = (typeof TRADE_IN_COLUMNS)[number];
export const USUAL_TRADE_IN_COLUMNS: readonly TradeInColumn[] = ['number', 'device', 'owner', 'state', 'sum', 'started', 'until', 'way'];

export const staffTradeIn = z.object({
  id: z.number().int(),
  number: z.string(),
  version,
  state: z.enum(TRADE_IN_STATES),
  /** In the language of the call; in that of the owner if the settings no longer contain the device or an answer. */
  words: tradeInWords,
  /** Decimal. */
  sum: z.number(),
  currency: z.string(),
  counter: z.number().nullable(),
  reason: z.string().nullable(),
  way: z.enum(TRADE_IN_WAYS),
  market: z.string(),
  owner: z.string(),
  /** Here and below `null`: not for this role. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Return address of the device, one line. */
  address: z.string().nullable(),
  started_at: z.string(),
  until: z.string().nullable(),
  /** Serial number or IMEI; `null`: not noted. */
  serial: z.string().nullable(),
  received_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type StaffTradeIn = z.infer<typeof staffTradeIn>;

const filter = z
  .object({
    state: z.union([z.enum(TRADE_IN_STATES), z.array(z.enum(TRADE_IN_STATES)).min(1)]).optional(),
    way: z.enum(TRADE_IN_WAYS).optional(),
    market: z.string().min(2).max(5).optional(),
    /** Offered since then, ISO. */
    from: z.iso.datetime({ offset: true }).optional(),
    to: z.iso.datetime({ offset: true }).optional(),
    /** Number, name, serial number; e-mail with the permission to see it. */
    text: z.string().trim().max(200).optional(),
  })
  .default({});
export const TRADE_IN_SORTS = ['until', 'started', 'sum'] as const;
/** `until`: open ones first, by the deadline of their next step. */
const sort = listSort(TRADE_IN_SORTS, 'until');
const office = { access: 'office', permission: 'returns.receive', listed: false } as const;
const STEP_ERRORS = [
  'error_unauthorized',
  'error_forbidden',
  'error_empty_data',
  'error_bad_input',
  'error_version',
  'error_trade_in_state',
  'error_unavailable',
] as const;
const step = { id: idInQuery, version };
const count = z.number().int();

export const staffTradeIns = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Trade-ins, open ones first, with the numbers by state.',
    input: z.object({ filter, sort, ...listPage }),
    reply: z.object({
      items: z.array(staffTradeIn),
      total: count,
      /** All in scope, independent of filters. */
      counts: z.object({ offered: count, received: count, countered: count, refused: count }),
      view: viewMoment,
    }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...office,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list as a file for spreadsheets, with the selected columns. Recorded in the audit log.',
    input: z.object({ filter, sort, columns: listColumns(TRADE_IN_COLUMNS, USUAL_TRADE_IN_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    ...office,
    permission: 'exports.run',
  }),
  receive: defineEndpoint({
    ...calls.receive,
    summary: 'Records the receipt of a device, in time or late. Its owner gets a mail.',
    input: z.object({ ...step, serial: words(60).optional() }),
    reply: staffTradeIn,
    errors: STEP_ERRORS,
    ...office,
  }),
  inspect: defineEndpoint({
    ...calls.inspect,
    summary:
      'Ends the inspection: the offered value issues the coupon at once, a lower one is proposed to the owner, none refuses the device. Never more than offered.',
    input: z.object({
      ...step,
      /** Decimal; `null`: the device is not accepted. */
      sum: amount.nullable(),
      /** Needed unless the sum is the one offered. */
      reason: words(500).optional(),
      serial: words(60).optional(),
    }),
    reply: staffTradeIn,
    errors: [...STEP_ERRORS, 'error_confirm_needed'],
    ...office,
    permission: 'refunds.make',
    confirm: true,
  }),
  sendBack: defineEndpoint({
    ...calls.sendBack,
    summary: 'Records that the device was returned to its owner.',
    input: z.object({ ...step, note: words(200).optional() }),
    reply: staffTradeIn,
    errors: STEP_ERRORS,
    ...office,
    permission: 'returns.handle',
  }),
};
