/** Endpoints of handover at the door: tasks of drivers that the law or the order requires. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { code, lang } from '../fields.ts';
import * as calls from './handover.calls.ts';

/** Limit of parcels of one list. */
export const MOST_HANDOVERS = 300;

const input = z.object({
  lang,
  /** `packed`: to be handed over next; `shipped`: in transit. */
  state: z.enum(['packed', 'shipped']).default('packed'),
  /** Code; absent: all in scope. */
  warehouse: code.optional(),
});

export const handover = z.object({
  shipment: z.number().int(),
  order: z.string(),
  /** First, second … parcel of its order. */
  parcel: z.number().int(),
  warehouse: z.string().nullable(),
  /** Name, street, post code and town, country. */
  address: z.array(z.string()),
  /** Way of delivery, in the language of the list. */
  way: z.string(),
  lines: z.array(z.object({ title: z.string(), qty: z.number().int() })),
  /** The buyer's age has to be proven. */
  age: z.boolean(),
  /** Titles of new devices with free take-back of the old one. */
  take_back: z.array(z.string()),
  /** Titles of services to be done there, with their product. */
  services: z.array(z.string()),
  /** Cash to collect, decimal; with the first parcel of an order only. `null`: none. */
  collect: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** Delivered into the room instead of to the kerb. */
  carry_in: z.boolean(),
});
export type Handover = z.infer<typeof handover>;

const office = { access: 'office', permission: 'orders.fulfil', listed: false } as const;

export const staffHandover = {
  list: defineEndpoint({
    ...calls.list,
    summary:
      'Parcels to be handed over, by country and post code, with the tasks at the door: proof of age, take-back of an old device, services, cash, carrying in.',
    input,
    reply: z.object({ items: z.array(handover), total: z.number().int() }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...office,
  }),
  paper: defineEndpoint({
    ...calls.paper,
    summary: 'The same list as PDF, with a place to sign at each parcel.',
    input,
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/pdf',
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    ...office,
  }),
};
