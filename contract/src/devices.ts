/** Endpoints of bought devices: delivery, end of warranty and guarantee, claims. Authorized by the order's whole identifier or by the account. */
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import * as calls from './devices.calls.ts';
import { idInQuery, lang, orderIdentifier } from './fields.ts';
import { CLAIM_MESSAGE, MOST_PHOTO_BYTES } from './values/comment-form.ts';

export const CLAIM_STEPS = ['announced', 'received', 'inspected', 'settled', 'refused'] as const;
/** Photographs a buyer may add to one claim. */
export const MOST_CLAIM_PHOTOS = 8;

const day = z.string();
const line = z.coerce.number().int().min(0).max(32_767);
const summary = z.object({
  identifier: orderIdentifier,
  /** Number of the order. */
  order: z.string(),
  line: z.number().int(),
  code: z.string(),
  /** `null`: it is not in the catalogue any more. */
  product_id: z.number().int().nullable(),
  title: z.string(),
  /** `null`: it is not sold any more. */
  url_without_domain: z.string().nullable(),
  image_upload_path: z.string().nullable(),
  /** Pieces that the buyer still has. */
  qty: z.number().int(),
  bought_on: day,
  /** Day of delivery; until then, of shipping. */
  delivered_on: day,
  is_delivered: z.boolean(),
  /** Last day of the seller's liability by the law of the buyer's country; `null`: its length is not confirmed. */
  liable_until: day.nullable(),
  /** The producer's own guarantee; `null`: none is known. */
  guarantee: z.object({ guarantor: z.string(), until: day, durability: z.boolean() }).nullable(),
  serial_number: z.string().nullable(),
  recall: z.object({ number: z.string(), kind: z.enum(['recall', 'warning']) }).nullable(),
  /** State of the open claim; `null`: none is open. */
  open_claim: z.enum(CLAIM_STEPS).nullable(),
});
export type Device = z.infer<typeof summary>;

const claim = z.object({
  id: z.number().int(),
  message: z.string(),
  state: z.enum(CLAIM_STEPS),
  steps: z.array(z.object({ step: z.enum(CLAIM_STEPS), at: z.string() })),
  refuse_reason: z.string().nullable(),
  photos: z.number().int(),
});
const whole = summary.extend({
  documents: z.array(z.object({ kind: z.enum(['invoice', 'credit_note']), number: z.string(), issued_at: z.string(), url: z.string() })),
  claims: z.array(claim),
  /** True if at least one unit has no open claim. */
  can_claim: z.boolean(),
});
export type WholeDevice = z.infer<typeof whole>;

export const devices = {
  mine: defineEndpoint({
    ...calls.mine,
    path: '/api/auth/my-devices/',
    summary: 'The customer’s bought devices, newest first, with the end of the seller’s liability.',
    input: z.object({ lang }),
    reply: z.object({ items: z.array(summary) }),
    errors: ['error_unauthorized'],
  }),
  ofOrder: defineEndpoint({
    ...calls.ofOrder,
    path: '/api/webshop/devices/',
    summary: 'The devices of one order, by its identifier.',
    input: z.object({ lang, identifier: orderIdentifier }),
    reply: z.object({ items: z.array(summary) }),
    errors: ['error_empty_data'],
  }),
  device: defineEndpoint({
    ...calls.device,
    path: '/api/webshop/device/',
    summary: 'One device with documents, recall, and claims with their steps.',
    input: z.object({ lang, identifier: orderIdentifier, line }),
    reply: whole,
    errors: ['error_empty_data'],
  }),
  save: defineEndpoint({
    ...calls.save,
    path: '/api/webshop/device/',
    summary: 'Saves the serial number of a device; an absent one deletes it.',
    input: z.object({
      lang,
      identifier: orderIdentifier,
      line,
      serial_number: z
        .string()
        .trim()
        .max(40)
        .regex(/^[\p{L}\p{N} ./_-]*$/u),
    }),
    reply: z.object({}),
    errors: ['error_empty_data', 'error_too_many_requests'],
  }),
  claim: defineEndpoint({
    ...calls.claim,
    path: '/api/webshop/claim/',
    summary: 'Files a claim about one unit; it appears in staff’s list of returns, and the buyer gets a mail. An equal claim returns the first one.',
    input: z.object({ lang, identifier: orderIdentifier, line, message: z.string().trim().min(CLAIM_MESSAGE.least).max(CLAIM_MESSAGE.most) }),
    reply: z.object({ id: z.number().int() }),
    errors: ['error_empty_data', 'error_return_state', 'error_too_many_requests', 'error_unavailable'],
  }),
  claimPhoto: defineEndpoint({
    ...calls.claimPhoto,
    path: '/api/webshop/claim-photo/',
    summary: 'Adds a photo to an open claim, re-encoded by the server.',
    input: z.object({
      lang,
      identifier: orderIdentifier,
      id: idInQuery,
      /** Base64 of a picture. */
      content: z
        .base64()
        .min(1)
        .max(Math.ceil(MOST_PHOTO_BYTES / 3) * 4),
    }),
    reply: z.object({ id: z.number().int(), width: z.number().int(), height: z.number().int() }),
    errors: [
      'error_empty_data',
      'error_return_state',
      'error_photo_limit',
      'error_not_a_picture',
      'error_picture_too_large',
      'error_body_too_large',
      'error_too_many_requests',
    ],
    mostBytes: Math.ceil(MOST_PHOTO_BYTES / 3) * 4 + 4096,
  }),
};
