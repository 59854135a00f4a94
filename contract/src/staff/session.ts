/** Sessions of the back office, with their own cookie, a mandatory second factor and permissions by roles. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idInQuery } from '../fields.ts';
import { passkeyAssertion, passkeyCreation, passkeyOptions } from '../passkeys.ts';
import { PERMISSIONS } from './permissions.ts';
import * as calls from './session.calls.ts';

/** `second`: needs a code. `enrol`: has to set up a second factor first. `in`: logged in. */
export const STEPS = ['second', 'enrol', 'in'] as const;
export type Step = (typeof STEPS)[number];

const step = z.object({ step: z.enum(STEPS) });
/** `null`: this login has no passkey. */
const proofOptions = z.object({ options: passkeyOptions.shape.options.nullable() });
/** Six digits of the authenticator app, or a recovery code; spaces and hyphens do not matter. */
const code = z.string().trim().min(6).max(40);
const scope = z.object({
  markets: z.array(z.string()).nullable(),
  warehouses: z.array(id).nullable(),
  languages: z.array(z.string()).nullable(),
  /** Refunds a day, decimal; `null`: without limit. */
  refund_limit: z.number().nullable(),
});
const factor = z.object({
  id,
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  created_at: z.string(),
  /** `null`: never yet. */
  last_used_at: z.string().nullable(),
});
const factorList = z.object({ items: z.array(factor), /** Recovery codes not used yet. */ recovery_left: z.number().int() });
const session = z.object({
  id: z.string(),
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});

export const me = z.object({
  user: z.object({ id, email: z.string(), name: z.string().nullable() }),
  roles: z.array(z.string()),
  /** Permissions of the session, each with its limits. */
  permissions: z.partialRecord(z.enum(PERMISSIONS), scope),
  /** Time until which endpoints with `confirm` (refunds, exports, changes of staff) need no further code, ISO; `null`: a code is needed first. */
  confirmed_until: z.string().nullable(),
  /** ISO moment at which the session ends in any case. */
  ends_at: z.string(),
  /** Minutes without a call after which it ends. */
  idle_minutes: z.number().int(),
  /** Origin of the shop's pages, which the office may not share. */
  shop_url: z.string(),
});

export const staffSession = {
  begin: defineEndpoint({
    ...calls.begin,
    summary: 'First step of a staff login: sets a cookie that is valid for the second step only.',
    input: z.object({ email: z.string().trim().min(3).max(254), password: z.string().min(1).max(200) }),
    reply: step,
    errors: ['error_login_failed', 'error_too_many_requests', 'error_login_guarded', 'error_unavailable'],
    access: 'office',
    steps: 'none',
    listed: false,
  }),
  second: defineEndpoint({
    ...calls.second,
    summary: 'Second step: a code of the authenticator app or a recovery code. Sets the cookie of the session.',
    input: z.object({ code }),
    reply: step,
    errors: ['error_unauthorized', 'error_login_failed', 'error_too_many_requests'],
    access: 'office',
    steps: 'second',
    listed: false,
  }),
  passkeyOptions: defineEndpoint({
    ...calls.passkeyOptions,
    summary: 'Challenge for a passkey as second step of this login; `null`: it has none.',
    input: z.object({}),
    reply: proofOptions,
    errors: ['error_unauthorized', 'error_too_many_requests'],
    access: 'office',
    steps: 'second',
    listed: false,
  }),
  passkey: defineEndpoint({
    ...calls.passkey,
    summary: 'Second step by a passkey. Sets the cookie of the session.',
    input: z.object({ response: passkeyAssertion }),
    reply: step,
    errors: ['error_unauthorized', 'error_passkey_failed', 'error_too_many_requests'],
    access: 'office',
    steps: 'second',
    listed: false,
  }),
  first: defineEndpoint({
    ...calls.first,
    summary: 'Makes the holder of the printed link the shop’s owner and sets their password; a second factor is set up next.',
    input: z.object({ code: z.string().regex(/^[\w-]{43}$/), email: z.email().max(254), password: z.string().min(1).max(200) }),
    reply: step,
    errors: ['error_link_expired', 'error_too_many_requests'],
    access: 'office',
    steps: 'none',
    listed: false,
  }),
  invited: defineEndpoint({
    ...calls.invited,
    summary: 'Sets the password of an invited colleague by the link of their mail, once; a second factor is set up next.',
    input: z.object({ code: z.string().regex(/^[\w-]{43}$/), password: z.string().min(1).max(200) }),
    reply: step,
    errors: ['error_link_expired', 'error_too_many_requests', 'error_unavailable'],
    access: 'office',
    steps: 'none',
    listed: false,
  }),
  me: defineEndpoint({
    ...calls.me,
    summary: 'The logged-in member of staff, with all permissions.',
    input: z.object({}),
    reply: me,
    errors: ['error_unauthorized'],
    access: 'office',
    listed: false,
  }),
  look: defineEndpoint({
    ...calls.look,
    summary: 'The logged-in member of staff; `null` without a session, where `GET /api/staff/session/` answers 401.',
    input: z.object({}),
    reply: z.object({ me: me.nullable() }),
    access: 'office',
    steps: 'none',
    listed: false,
  }),
  end: defineEndpoint({
    ...calls.end,
    summary: 'Ends the session, or an unfinished login.',
    input: z.object({}),
    reply: z.object({ done: z.literal(true) }),
    access: 'office',
    steps: 'none',
    listed: false,
  }),
  confirm: defineEndpoint({
    ...calls.confirm,
    summary: 'Confirms the session by the second factor; for five minutes refunds and staff may be changed.',
    input: z.object({ code }),
    reply: z.object({ confirmed_until: z.string() }),
    errors: ['error_unauthorized', 'error_login_failed', 'error_too_many_requests'],
    access: 'office',
    listed: false,
  }),
  confirmOptions: defineEndpoint({
    ...calls.confirmOptions,
    summary: 'Challenge for a passkey to confirm the session; `null`: none.',
    input: z.object({}),
    reply: proofOptions,
    errors: ['error_unauthorized', 'error_too_many_requests'],
    access: 'office',
    listed: false,
  }),
  confirmPasskey: defineEndpoint({
    ...calls.confirmPasskey,
    summary: 'Confirms the session by a passkey; for five minutes refunds and staff may be changed.',
    input: z.object({ response: passkeyAssertion }),
    reply: z.object({ confirmed_until: z.string() }),
    errors: ['error_unauthorized', 'error_passkey_failed', 'error_too_many_requests'],
    access: 'office',
    listed: false,
  }),
  sessions: defineEndpoint({
    ...calls.sessions,
    summary: 'The caller’s sessions, the present one first.',
    input: z.object({}),
    reply: z.object({ items: z.array(session) }),
    errors: ['error_unauthorized'],
    access: 'office',
    listed: false,
  }),
  closeSession: defineEndpoint({
    ...calls.closeSession,
    summary: 'Ends another session of the caller.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ items: z.array(session) }),
    errors: ['error_unauthorized', 'error_empty_data'],
    access: 'office',
    listed: false,
  }),
  factors: defineEndpoint({
    ...calls.factors,
    summary: 'The caller’s second factors.',
    input: z.object({}),
    reply: factorList,
    errors: ['error_unauthorized'],
    access: 'office',
    listed: false,
  }),
  newTotp: defineEndpoint({
    ...calls.newTotp,
    summary: 'A new secret for an authenticator app, valid after a code of it was entered.',
    input: z.object({}),
    reply: z.object({ secret: z.string(), uri: z.string(), /** SVG. */ qr: z.string() }),
    errors: ['error_unauthorized', 'error_confirm_needed', 'error_too_many_requests'],
    access: 'office',
    steps: 'enrol',
    confirm: true,
    listed: false,
  }),
  confirmTotp: defineEndpoint({
    ...calls.confirmTotp,
    summary: 'Verifies a code of the new secret. At the first login it ends the enrolment, sets the session’s cookie and returns the recovery codes, once.',
    input: z.object({ code }),
    reply: z.object({ step: z.enum(STEPS), recovery: z.array(z.string()).nullable() }),
    errors: ['error_unauthorized', 'error_confirm_needed', 'error_login_failed', 'error_too_many_requests'],
    access: 'office',
    steps: 'enrol',
    confirm: true,
    listed: false,
  }),
  newPasskey: defineEndpoint({
    ...calls.newPasskey,
    summary: 'Options for an authenticator to create a passkey as second factor.',
    input: z.object({}),
    reply: passkeyOptions,
    errors: ['error_unauthorized', 'error_confirm_needed', 'error_too_many_requests'],
    access: 'office',
    steps: 'enrol',
    confirm: true,
    listed: false,
  }),
  addPasskey: defineEndpoint({
    ...calls.addPasskey,
    summary: 'Saves a passkey as second factor. At the first login it ends the enrolment, sets the session’s cookie and returns the recovery codes, once.',
    input: z.object({ response: passkeyCreation }),
    reply: z.object({ step: z.enum(STEPS), recovery: z.array(z.string()).nullable() }),
    errors: ['error_unauthorized', 'error_confirm_needed', 'error_passkey_failed'],
    access: 'office',
    steps: 'enrol',
    confirm: true,
    listed: false,
  }),
  newRecovery: defineEndpoint({
    ...calls.newRecovery,
    summary: 'Ten new recovery codes; the old ones end.',
    input: z.object({}),
    reply: z.object({ recovery: z.array(z.string()) }),
    errors: ['error_unauthorized', 'error_confirm_needed'],
    access: 'office',
    confirm: true,
    listed: false,
  }),
  removeFactor: defineEndpoint({
    ...calls.removeFactor,
    summary: 'Deletes a second factor, except the last one.',
    input: z.object({ id: idInQuery }),
    reply: factorList,
    errors: ['error_unauthorized', 'error_confirm_needed', 'error_empty_data', 'error_last_login'],
    access: 'office',
    confirm: true,
    listed: false,
  }),
};
