/** Endpoints of passkeys (WebAuthn) and identity providers: login methods besides a password. */
import { z } from 'zod';
import * as calls from './passkeys.calls.ts';
import { profile } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, lang, words } from './fields.ts';
import { PROVIDERS } from './values/external-login.ts';

/** Passkeys of one account. */
export const MAX_PASSKEYS = 20;

const idInPath = z.coerce.number().int().min(1).max(2_147_483_647);
const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
/** Options for the browser's WebAuthn functions, in the JSON form of WebAuthn. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()).default({}),
};
export const passkeyCreation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(10_000),
    attestationObject: base64url(100_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(10_000),
    userHandle: base64url(200).nullish(),
  }),
});

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: z.string(),
  /** `null`: never yet. */
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;
const list = z.object({ items: z.array(passkey) });

export const passkeys = {
  passkeys: defineEndpoint({
    ...calls.passkeys,
    path: '/api/auth/passkeys/',
    summary: 'The customer’s passkeys, newest first.',
    input: z.object({}),
    reply: list,
    errors: ['error_unauthorized'],
  }),
  registrationOptions: defineEndpoint({
    ...calls.registrationOptions,
    path: '/api/auth/passkeys/registration-options/',
    summary: 'Options for an authenticator to create a passkey of the customer, verified within the last five minutes; valid once, for five minutes.',
    input: z.object({ lang }),
    reply: passkeyOptions,
    errors: ['error_unauthorized', 'error_proof_needed', 'error_passkey_limit', 'error_too_many_requests'],
  }),
  register: defineEndpoint({
    ...calls.register,
    path: '/api/auth/passkeys/',
    summary: 'Saves the passkey that an authenticator created.',
    input: z.object({ lang, response: passkeyCreation }),
    reply: list,
    errors: ['error_unauthorized', 'error_passkey_failed', 'error_passkey_limit'],
  }),
  rename: defineEndpoint({
    ...calls.rename,
    path: '/api/auth/passkeys/{id}/',
    summary: 'Renames a passkey.',
    input: z.object({ lang, id: idInPath, name: words(60) }),
    reply: list,
    errors: ['error_unauthorized', 'error_empty_data'],
  }),
  remove: defineEndpoint({
    ...calls.remove,
    path: '/api/auth/passkeys/{id}/',
    summary: 'Deletes a passkey, unless it is the last login method.',
    input: z.object({ lang, id: idInPath }),
    reply: list,
    errors: ['error_unauthorized', 'error_empty_data', 'error_last_login'],
  }),
  prove: defineEndpoint({
    ...calls.prove,
    path: '/api/auth/passkeys/prove/',
    summary: 'Verifies the customer by a passkey, with the options of a login; for five minutes this session may add login methods.',
    input: z.object({ lang, response: passkeyAssertion }),
    reply: z.object({ done: z.literal(true) }),
    errors: ['error_unauthorized', 'error_passkey_failed', 'error_too_many_requests'],
  }),
  loginOptions: defineEndpoint({
    ...calls.loginOptions,
    path: '/api/auth/passkeys/login-options/',
    summary: 'Options for an authenticator to log in, equal for all callers; valid once, for five minutes, with the caller’s token.',
    input: z.object({ lang }),
    reply: passkeyOptions,
    errors: ['error_unauthorized', 'error_too_many_requests'],
  }),
  login: defineEndpoint({
    ...calls.login,
    path: '/api/auth/passkeys/login/',
    summary: 'Logs in by a passkey; the old token ends.',
    input: z.object({ lang, response: passkeyAssertion }),
    reply: z.object({ jwt: z.string(), user_id: id, device: z.string() }),
    errors: ['error_unauthorized', 'error_passkey_failed', 'error_too_many_requests'],
  }),
  unlinkProvider: defineEndpoint({
    ...calls.unlinkProvider,
    path: '/api/auth/providers/{provider}/',
    summary: 'Unlinks a provider’s login from the account, unless it is the last login method.',
    input: z.object({ lang, provider: z.enum(PROVIDERS) }),
    reply: profile,
    errors: ['error_unauthorized', 'error_empty_data', 'error_last_login'],
  }),
};
