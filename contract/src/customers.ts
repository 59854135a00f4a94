/** Tokens and login (specification, sections 6 and 7). Accounts proper follow. */
import { z } from 'zod';
import * as calls from './customers.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { flag, lang } from './fields.ts';

export const customers = {
  generateToken: defineEndpoint({
    ...calls.generateToken,
    path: '/api/auth/generate-token/',
    summary: 'A guest token. `set_token_id` is honoured only with `token_hash`, our own signature over it; `force_logout` ends the caller’s session.',
    input: z.object({ set_token_id: z.string().max(100).optional(), token_hash: z.string().max(200).optional(), force_logout: flag.optional() }),
    reply: z.object({ jwt: z.string() }),
    errors: ['error_too_many_requests'],
  }),
  login: defineEndpoint({
    ...calls.login,
    path: '/api/auth/login/',
    summary: 'Logs in; the old token ends. `device` is set as the cookie of that name: wrong attempts of others do not block a known browser.',
    input: z.object({ lang, email: z.string().min(3).max(254), password: z.string().min(1).max(200) }),
    reply: z.object({ jwt: z.string(), user_id: z.number().int(), device: z.string() }),
    errors: ['error_login_failed', 'error_too_many_requests', 'error_login_guarded'],
  }),
  isLogin: defineEndpoint({
    ...calls.isLogin,
    path: '/api/auth/is-login/',
    summary: 'The caller’s login state.',
    input: z.object({}),
    reply: z.object({
      user_id: z.number().int().nullable(),
      /** Two names for one value, as the specification has both. */
      continue_as_guest: z.boolean(),
      continue_as_guest_exist: z.boolean(),
      update_customer_data: z.boolean(),
      is_staff: z.boolean(),
    }),
  }),
  logout: defineEndpoint({
    ...calls.logout,
    path: '/api/auth/logout/',
    summary: 'Ends the session; returns a new guest token.',
    input: z.object({ lang }),
    reply: z.object({ jwt: z.string() }),
    errors: ['error_too_many_requests'],
  }),
};
