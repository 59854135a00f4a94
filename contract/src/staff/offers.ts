/** Offers of a company at the desk. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInQuery } from '../fields.ts';
import { offer } from '../offers.ts';
import * as calls from './offers.calls.ts';

const office = { access: 'office', permission: 'customers.view', listed: false } as const;
const ERRORS = ['error_unauthorized', 'error_forbidden', 'error_empty_data'] as const;

export const staffOffers = {
  ofCompany: defineEndpoint({
    ...calls.ofCompany,
    summary: 'Offers that the buyers of a company made, newest first.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ items: z.array(offer) }),
    errors: ERRORS,
    ...office,
  }),
  pdf: defineEndpoint({
    ...calls.pdf,
    summary: 'An offer of a company as PDF.',
    input: z.object({ id: idInQuery, offer: idInQuery }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/pdf',
    errors: ERRORS,
    ...office,
  }),
};
