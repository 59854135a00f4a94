/** Spin wheels and sweepstakes: prizes and odds, entries, and the draw protocol, which can be recomputed from published data. */
import { z } from 'zod';
import * as calls from './campaigns.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { lang, languageCode, words } from './fields.ts';

export const CAMPAIGN_KINDS = ['spin_wheel', 'sweepstake'] as const;
/** `ended`: over, not drawn yet; `closed`: drawn, and the seed revealed. */
export const CAMPAIGN_STATES = ['upcoming', 'open', 'ended', 'closed'] as const;

/** Slug of the campaign in a language, or its code. */
const campaignSlug = z.string().regex(/^[a-z0-9-]{1,120}$/);
/** Secret of the link in a mail: 128 random bits, base64url. */
export const entryCode = z.string().regex(/^[\w-]{22}$/);
/** Pseudonym of a person in the protocol. */
const ticket = z.string().regex(/^[0-9a-f]{16}$/);
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const email = z.string().trim().max(254);

const campaignSummary = z.object({
  code: z.string(),
  kind: z.enum(CAMPAIGN_KINDS),
  state: z.enum(CAMPAIGN_STATES),
  title: z.string(),
  lead: z.string(),
  slug: z.string(),
  url_without_domain: z.string(),
  /** BCP 47 tag where the texts are not in the page's language. */
  text_lang: z.string().nullable(),
  /** ISO 8601, UTC. */
  starts_at: z.string(),
  ends_at: z.string(),
});
export type CampaignSummary = z.infer<typeof campaignSummary>;

const prize = z.object({
  position: z.number().int(),
  title: z.string(),
  /** False: the field of a wheel that wins nothing. */
  is_win: z.boolean(),
  /** Total and remaining number; `null`: unlimited. */
  total: z.number().int().nullable(),
  left: z.number().int().nullable(),
  /** Probability that the next spin of a wheel wins this prize, 0 to 1; `null`: it depends on the number of entries. */
  odds: z.number().min(0).max(1).nullable(),
});
export type CampaignPrize = z.infer<typeof prize>;

const campaign = campaignSummary.extend({
  rules: z.array(z.string()),
  question: z.string().nullable(),
  /** One participation per person: in total, or each day. */
  period: z.enum(['campaign', 'day']),
  prizes: z.array(prize),
  /** Valid ones so far. */
  entries: z.number().int(),
  /** SHA-256 of the seed, published before the first entry. */
  commitment: digest,
  /** Seed of the draw; `null` until it is closed. */
  seed: digest.nullable(),
  urls: z.partialRecord(languageCode, z.string()),
});
export type Campaign = z.infer<typeof campaign>;

const protocol = z.object({
  code: z.string(),
  kind: z.enum(CAMPAIGN_KINDS),
  title: z.string(),
  commitment: digest,
  seed: digest,
  public_value: digest.nullable(),
  closed_at: z.string(),
  prizes: z.array(
    z.object({ position: z.number().int(), title: z.string(), is_win: z.boolean(), weight: z.number().int(), total: z.number().int().nullable() }),
  ),
  entries: z.array(z.object({ number: z.number().int(), ticket, prize: z.number().int().nullable() })),
});
export type DrawProtocol = z.infer<typeof protocol>;

const entry = z.object({
  /** `waiting`: to be confirmed; `in`: valid; `over`: not confirmed in time. */
  state: z.enum(['waiting', 'in', 'over']),
  ticket,
  campaign: campaignSummary,
});
export type CampaignEntry = z.infer<typeof entry>;

const spin = z.object({
  number: z.number().int(),
  ticket,
  prize: z.object({ position: z.number().int(), title: z.string(), is_win: z.boolean() }),
  /** Campaign after this spin. */
  campaign,
});
export type Spin = z.infer<typeof spin>;

export const campaigns = {
  sweepstakes: defineEndpoint({
    ...calls.sweepstakes,
    path: '/api/sweepstake/',
    summary: 'Spin wheels and sweepstakes: upcoming and running ones first, then past ones.',
    input: z.object({ lang }),
    reply: z.object({ items: z.array(campaignSummary) }),
  }),
  sweepstake: defineEndpoint({
    ...calls.sweepstake,
    path: '/api/sweepstake/{slug}/',
    summary: 'A spin wheel or sweepstake by slug or code: rules, prizes with remaining number and probability, and the commitment of the draw.',
    input: z.object({ lang, slug: campaignSlug }),
    reply: campaign,
    errors: ['error_empty_data'],
  }),
  protocol: defineEndpoint({
    ...calls.protocol,
    path: '/api/sweepstake/{slug}/protocol/',
    summary: 'The protocol of a closed draw: everything needed to reproduce it, without personal data.',
    input: z.object({ lang, slug: campaignSlug }),
    reply: protocol,
    errors: ['error_empty_data', 'error_campaign_open'],
    isPublic: true,
  }),
  enter: defineEndpoint({
    ...calls.enter,
    path: '/api/sweepstake-enter/',
    summary: 'Enters a sweepstake, once a person. A mail asks for confirmation of the address, unless it is the customer’s confirmed one.',
    input: z.object({ lang, slug: campaignSlug, name: words(80), email, answer: words(500).optional(), accept_rules: z.boolean() }),
    /** `confirm`: a confirmation mail was sent, whether the address is known or not. */
    reply: z.object({ state: z.enum(['confirm', 'in']) }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_campaign_over', 'error_campaign_used', 'error_too_many_requests', 'error_unavailable'],
  }),
  entry: defineEndpoint({
    ...calls.entry,
    path: '/api/sweepstake-entry/{code}/',
    summary: 'The entry that a mail’s link names; changes nothing.',
    input: z.object({ lang, code: entryCode }),
    reply: entry,
    errors: ['error_empty_data'],
  }),
  confirm: defineEndpoint({
    ...calls.confirm,
    path: '/api/sweepstake-confirm/',
    summary: 'Confirms the address of an entry by the code from its mail, which makes it valid.',
    input: z.object({ lang, code: entryCode }),
    reply: entry,
    errors: ['error_empty_data', 'error_unavailable'],
  }),
  spin: defineEndpoint({
    ...calls.spin,
    path: '/api/spin-wheel/',
    summary: 'Spins a wheel, once a person and period. The prize is mailed; customers take part with their account’s address. Accepts an Idempotency-Key.',
    input: z.object({ lang, slug: campaignSlug, email: email.optional(), accept_rules: z.boolean() }),
    reply: spin,
    errors: [
      'error_unauthorized',
      'error_empty_data',
      'error_campaign_over',
      'error_campaign_used',
      'error_too_many_requests',
      'error_idempotency_key',
      'error_unavailable',
    ],
  }),
  draw: defineEndpoint({
    ...calls.draw,
    path: '/api/sweepstake-draw/',
    summary: 'Draws or closes a finished campaign at once, as the scheduled job does every minute.',
    input: z.object({ lang, slug: campaignSlug }),
    reply: protocol,
    errors: ['error_empty_data', 'error_campaign_open', 'error_unavailable'],
    access: 'staff',
    permission: 'promotions.edit',
  }),
};
