/** Customers' accounts: signing up, passwords, profile, sessions, data (specification, sections 2, 4 and 7). Login itself is in customers.ts. */
import { z } from 'zod';
import * as calls from './accounts.calls.ts';
import { cartCustomer } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, lang, words } from './fields.ts';
import { orderIdentifier } from './orders.ts';
import { PROVIDERS } from './values/external-login.ts';

const email = z.string().trim().min(3).max(254);
/** Judged by `judgePassword` (values/password.ts); the backend also knows the commonest ones. */
const password = z.string().min(1).max(200);
/** Secret of a link in a mail: 128 random bits, base64url. */
const linkCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const idInPath = z.coerce.number().int().min(1).max(2_147_483_647);
/** Equal reply for known and unknown addresses; only the mail tells them apart. */
const sent = z.object({ sent: z.literal(true) });
/** `device`: token for the browser’s cookie of that name, which exempts it from the account’s common limit of wrong passwords. */
export const session = z.object({ jwt: z.string(), user_id: id, device: z.string() });

export const profile = z.object({
  user_id: id,
  email: z.string(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  /** Public name, shown with the customer's reviews and comments. */
  display_name: z.string().nullable(),
  /** Address and company for the checkout, in the form of the cart's customer; `null`: none saved. */
  customer: cartCustomer.nullable(),
  has_password: z.boolean(),
  /** Providers with a login linked to the account. */
  providers: z.array(z.string()),
  passkeys: z.number().int(),
  /** True if this session may add login methods: it was verified by password or passkey within five minutes. */
  is_proven: z.boolean(),
  created_at: z.string(),
});
export type Profile = z.infer<typeof profile>;

export const accountSession = z.object({
  id: z.uuid(),
  /** Browser and system in words: `Firefox, Windows`; empty: unknown. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** Login methods of an account besides the password, listed when a new password is set: the caller may remove each with it. Sessions always end. */
export const otherWays = z.object({
  passkeys: z.array(z.object({ id, name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() })),
  providers: z.array(z.string()),
  /** Devices that are logged in. */
  sessions: z.array(z.object({ device: z.string(), last_seen_at: z.string() })),
});
export type OtherWays = z.infer<typeof otherWays>;
/** Login methods to remove; those of other accounts are ignored. */
const ended = {
  end_passkeys: z.array(id).max(100).optional(),
  end_providers: z.array(z.enum(PROVIDERS)).max(20).optional(),
};

export const accounts = {
  signup: defineEndpoint({
    ...calls.signup,
    path: '/api/auth/signup/',
    summary:
      'Signs up; known and unknown addresses get equal replies, and a mail has the next step. The password is set through its link. Accepts an Idempotency-Key.',
    input: z.object({ lang, email, name: words(60).optional(), surname: words(60).optional() }),
    reply: sent,
    errors: ['error_bad_input', 'error_too_many_requests', 'error_idempotency_key'],
  }),
  quickSignup: defineEndpoint({
    ...calls.quickSignup,
    path: '/api/auth/quick-signup/',
    summary:
      'Creates an account for the buyer of an order, with a password. A mail to its address confirms it, and the order is assigned to the account. Without a password, or from another browser, it is set through the mail.',
    input: z.object({ lang, identifier: orderIdentifier, password: password.optional() }),
    reply: sent,
    errors: ['error_empty_data', 'error_bad_input', 'error_too_many_requests'],
  }),
  signupConfirmCheck: defineEndpoint({
    ...calls.signupConfirmCheck,
    path: '/api/auth/signup-confirm/{id}/{code}/',
    summary: 'Checks a confirmation link; changes nothing, unless the shop confirms by opening it (SIGNUP_CONFIRM_BY_GET).',
    input: z.object({ id: idInPath, code: linkCode }),
    reply: z.object({ email: z.string() }),
    errors: ['error_link_expired'],
  }),
  signupConfirm: defineEndpoint({
    ...calls.signupConfirm,
    path: '/api/auth/signup-confirm/{id}/{code}/',
    summary:
      'Confirms the address, sets the password and logs in with a new token. The password may be absent if the caller set one after an order with the same token.',
    input: z.object({ lang, id: idInPath, code: linkCode, password: password.optional() }),
    reply: session,
    errors: ['error_link_expired', 'error_bad_input', 'error_too_many_requests'],
  }),
  forgottenPassword: defineEndpoint({
    ...calls.forgottenPassword,
    path: '/api/auth/forgotten-password/',
    summary: 'Mails a link for a new password, if the address is known; the reply is equal otherwise.',
    input: z.object({ lang, email }),
    reply: sent,
    errors: ['error_too_many_requests'],
  }),
  forgottenPasswordApi: defineEndpoint({
    ...calls.forgottenPasswordApi,
    path: '/api/auth/forgotten-password-api/',
    summary: 'Mails a link for a new password, for other clients.',
    input: z.object({ lang, email }),
    reply: sent,
    errors: ['error_too_many_requests'],
  }),
  forgottenPasswordCheck: defineEndpoint({
    ...calls.forgottenPasswordCheck,
    path: '/api/auth/forgotten-password/{id}/{code}/',
    summary: 'Checks a link for a new password and lists the account’s other login methods; changes nothing.',
    input: z.object({ id: idInPath, code: linkCode }),
    reply: z.object({ email: z.string(), ways: otherWays }),
    errors: ['error_link_expired'],
  }),
  newPassword: defineEndpoint({
    ...calls.newPassword,
    path: '/api/auth/new-password/',
    summary: 'Sets a new password through the link of a mail, once; ends all sessions, and the named passkeys and providers.',
    input: z.object({ lang, id: idInPath, code: linkCode, password, ...ended }),
    reply: z.object({ done: z.literal(true) }),
    errors: ['error_link_expired', 'error_bad_input', 'error_too_many_requests'],
  }),
  loginLink: defineEndpoint({
    ...calls.loginLink,
    path: '/api/auth/login-link/',
    summary: 'Mails a login link, if the address is known; the reply is equal otherwise. Valid for 15 minutes, once.',
    input: z.object({ lang, email }),
    reply: sent,
    errors: ['error_too_many_requests'],
  }),
  loginLinkCheck: defineEndpoint({
    ...calls.loginLinkCheck,
    path: '/api/auth/login-link/{id}/{code}/',
    summary: 'Checks a login link; changes nothing.',
    input: z.object({ id: idInPath, code: linkCode }),
    reply: z.object({ email: z.string() }),
    errors: ['error_link_expired'],
  }),
  loginLinkUse: defineEndpoint({
    ...calls.loginLinkUse,
    path: '/api/auth/login-link/{id}/{code}/',
    summary: 'Logs in through the link of a mail, once; the old token ends.',
    input: z.object({ lang, id: idInPath, code: linkCode }),
    reply: session,
    errors: ['error_link_expired', 'error_too_many_requests'],
  }),
  prove: defineEndpoint({
    ...calls.prove,
    path: '/api/auth/prove/',
    summary: 'Verifies the customer by password; for five minutes this session may add login methods.',
    input: z.object({ lang, password: z.string().max(200) }),
    reply: z.object({ done: z.literal(true) }),
    errors: ['error_unauthorized', 'error_login_failed', 'error_too_many_requests'],
  }),
  changePassword: defineEndpoint({
    ...calls.changePassword,
    path: '/api/auth/change-password/',
    summary: 'Changes the password; ends other sessions, and the named passkeys and providers. This session continues with a new token.',
    input: z.object({ lang, old_password: z.string().max(200), password, ...ended }),
    reply: session,
    errors: ['error_unauthorized', 'error_login_failed', 'error_bad_input', 'error_too_many_requests'],
  }),
  profile: defineEndpoint({
    ...calls.profile,
    path: '/api/auth/profile/',
    summary: 'The customer’s own account.',
    input: z.object({}),
    reply: profile,
    errors: ['error_unauthorized'],
  }),
  profileUpdate: defineEndpoint({
    ...calls.profileUpdate,
    path: '/api/auth/profile/',
    summary: 'Changes names and the address for the checkout; absent fields stay unchanged.',
    input: z.object({
      lang,
      name: words(60).nullable().optional(),
      surname: words(60).nullable().optional(),
      display_name: words(60).nullable().optional(),
      customer: cartCustomer.nullable().optional(),
    }),
    reply: profile,
    errors: ['error_unauthorized', 'error_bad_input'],
  }),
  sessions: defineEndpoint({
    ...calls.sessions,
    path: '/api/auth/sessions/',
    summary: 'The customer’s sessions, the present one first.',
    input: z.object({}),
    reply: z.object({ items: z.array(accountSession) }),
    errors: ['error_unauthorized'],
  }),
  closeSessions: defineEndpoint({
    ...calls.closeSessions,
    path: '/api/auth/close-sessions/',
    summary: 'Ends one other session, or all others.',
    input: z.object({ lang, id: z.uuid().optional(), all: flag.optional() }),
    reply: z.object({ items: z.array(accountSession) }),
    errors: ['error_unauthorized', 'error_empty_data'],
  }),
  exportData: defineEndpoint({
    ...calls.exportData,
    path: '/api/auth/export/',
    summary: 'Everything the shop holds about the customer (GDPR, article 20).',
    input: z.object({}),
    reply: z.object({ made_at: z.string(), data: z.record(z.string(), z.unknown()) }),
    errors: ['error_unauthorized', 'error_too_many_requests'],
  }),
  erase: defineEndpoint({
    ...calls.erase,
    path: '/api/auth/erase/',
    summary: 'Erases the account (GDPR, article 17); orders are kept without the account, as the law requires. Returns a new guest token.',
    input: z.object({ lang, password: z.string().max(200) }),
    reply: z.object({ jwt: z.string() }),
    errors: ['error_unauthorized', 'error_login_failed', 'error_too_many_requests'],
  }),
};
