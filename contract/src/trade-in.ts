/** Endpoints of trade-in: questions about an old device determine its value, which is paid as a coupon after inspection. */
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { lang } from './fields.ts';
import * as calls from './trade-in.calls.ts';

const code = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
/** `age.two,condition.light`: pairs of question and answer; multiple-choice questions have one pair per answer. */
export const tradeInAnswers = z
  .string()
  .max(2000)
  .regex(/^(?:[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}(?:,|$))*$/);

const tradeInDevice = z.object({
  code,
  title: z.string(),
  /** Path of the picture of its category; `null`: none. */
  image_upload_path: z.string().nullable(),
  /** Value with the best answers, decimal. */
  most: z.number(),
  questions: z.array(
    z.object({
      code,
      title: z.string(),
      /** True: multiple choice, with any number of answers, also none. */
      is_many: z.boolean(),
      answers: z.array(z.object({ code, title: z.string() })),
    }),
  ),
});
export type TradeInDeviceView = z.infer<typeof tradeInDevice>;

/**
 * `offered`: the device is expected. `countered`: its value is below the owner's answers; the owner's decision is expected. `paid`: the coupon was
 * issued. `refused`: the shop refused it, or its owner declined; it is returned. `expired`: it did not arrive in time.
 */
export const TRADE_IN_STATES = ['offered', 'received', 'countered', 'paid', 'refused', 'returned', 'expired', 'cancelled'] as const;
export type TradeInState = (typeof TRADE_IN_STATES)[number];
/** Delivery of the device: brought to a shop, or sent. */
export const TRADE_IN_WAYS = ['shop', 'parcel'] as const;
export type TradeInWay = (typeof TRADE_IN_WAYS)[number];
/** `cancel`: before the device was received; `accept` and `decline`: answers to a revised offer. */
export const TRADE_IN_ANSWERS = ['accept', 'decline', 'cancel'] as const;

/** Code of the links in mails: 128 random bits. */
export const tradeInCode = z.string().regex(/^[\w-]{22}$/);
/** Question and answers in words, as they were shown. */
export const tradeInWords = z.object({ device: z.string(), answers: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })) });
export type TradeInWords = z.infer<typeof tradeInWords>;

export const tradeInOffer = z.object({
  /** Printed in mails and written on the parcel: `T-12`. */
  number: z.string(),
  state: z.enum(TRADE_IN_STATES),
  words: tradeInWords,
  /** Value by the owner's answers, decimal. */
  sum: z.number(),
  currency: z.string(),
  /** After inspection, where it differs; `null`: not inspected, or as offered. */
  counter: z.number().nullable(),
  /** Reason for a lower value or a refusal, by staff; `null`: none. */
  reason: z.string().nullable(),
  way: z.enum(TRADE_IN_WAYS),
  /** Address for the parcel, one line; `null`: the device is brought to a shop. */
  address: z.string().nullable(),
  created_at: z.string(),
  /** Deadline of the owner: for the device to arrive, or for the answer; `null`: nothing is expected from the owner. */
  until: z.string().nullable(),
  /** `null`: not issued. */
  coupon: z.object({ code: z.string(), amount: z.number(), ends_at: z.string(), is_used: z.boolean() }).nullable(),
});
export type TradeInOffer = z.infer<typeof tradeInOffer>;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
    .default('');

export const tradeIn = {
  devices: defineEndpoint({
    ...calls.devices,
    path: '/api/trade-in/devices/',
    summary: 'Devices accepted for trade-in in the market, with the questions that determine their value. Empty: no trade-in there.',
    input: z.object({ lang }),
    reply: z.object({
      items: z.array(tradeInDevice),
      /** Days within which the device has to arrive. */
      days: z.number().int(),
      /** Validity of the coupon, days. */
      coupon_days: z.number().int(),
      /** Delivery methods for devices in this market. */
      ways: z.array(z.enum(TRADE_IN_WAYS)),
    }),
    isPublic: true,
  }),
  estimate: defineEndpoint({
    ...calls.estimate,
    path: '/api/trade-in/estimate/',
    summary: 'Value of a device by its answers, if they are correct. Nothing is stored.',
    input: z.object({ lang, device: z.string().max(40), answers: tradeInAnswers }),
    /** `null`: such a device is not accepted. */
    reply: z.object({ sum: z.number().nullable() }),
    errors: ['error_bad_input', 'error_empty_data'],
  }),
  offer: defineEndpoint({
    ...calls.offer,
    path: '/api/trade-in/offers/',
    summary: 'Offers a device for the shown value. An equal offer of the account or visitor within an hour returns the first one. A mail has the next steps.',
    input: z.object({
      lang,
      device: z.string().max(40),
      answers: tradeInAnswers,
      /** Value as shown, decimal; the call is refused if the present one differs. */
      sum: z.number().min(0).max(10_000_000),
      name: line(120),
      email: line(254),
      phone: line(40),
      way: z.string().max(20).default(''),
      /** Return address if the device is not accepted; required for parcels. */
      street: line(120),
      post_code: line(20),
      city: line(80),
      /** Declaration that the device belongs to the sender, and that their data are deleted from it. */
      confirmed: z.boolean().default(false),
    }),
    reply: z.object({ number: z.string(), code: tradeInCode }),
    errors: ['error_bad_input', 'error_empty_data', 'error_amount_differs', 'error_too_many_requests'],
  }),
  offerState: defineEndpoint({
    ...calls.offerState,
    path: '/api/trade-in/offers/{code}/',
    summary: 'State of an offer for the holder of its code; changes nothing.',
    input: z.object({ lang, code: tradeInCode }),
    reply: tradeInOffer,
    errors: ['error_empty_data'],
  }),
  answer: defineEndpoint({
    ...calls.answer,
    path: '/api/trade-in/offer-answers/',
    summary: 'Cancels an offer before the device was received, or accepts or declines a revised value. Idempotent.',
    input: z.object({ lang, code: tradeInCode, answer: z.enum(TRADE_IN_ANSWERS) }),
    reply: tradeInOffer,
    errors: ['error_bad_input', 'error_empty_data', 'error_trade_in_state', 'error_unavailable'],
  }),
};
