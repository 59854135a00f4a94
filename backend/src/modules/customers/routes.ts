import { customers } from '@vitrina/contract/customers';
import { site } from '@vitrina/contract/site';
import { type Binding, bind } from '../../http/bind.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, ok } from '../../http/outcome.ts';
import { type AccountHooks, accountRoutes } from './account-routes.ts';
import { isOverLimit, limitsOfAddress } from './attempt-limits.ts';
import { endSession } from './start-session.ts';
import type { SignupRules } from './confirm-signup.ts';
import { logIn } from './log-in.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import { createTokenRateLimit, type TokenRateLimit } from './token-rate-limit.ts';
import type { Tokens } from './tokens.ts';

/** Hooks of other modules for customers. */
export interface CustomerHooks extends AccountHooks {
  /** True if the caller has chosen to buy without an account. */
  continuesAsGuest: (context: CallContext) => Promise<boolean>;
  /** True if the customer's data do not suffice for an order. */
  lacksCustomerData: (context: CallContext) => Promise<boolean>;
}

const HOUR = 3600;
/** Each logged-out guest leaves a row until the token would have expired. */
const MAX_GUESTS_OUT = 30;

export const customerRoutes = (
  tokens: Tokens,
  hooks: CustomerHooks,
  party: RelyingParty & { literal: SignupRules },
  brake: TokenRateLimit = createTokenRateLimit(),
): Binding[] => [
  bind(customers.generateToken, async ({ set_token_id, token_hash, force_logout }, { db, actor, address }) => {
    const wait = brake(address);
    if (wait !== null) return fail('error_too_many_requests', { headers: { 'retry-after': String(wait) } });
    if (force_logout && actor.tokenId && actor.userId) await endSession(db, actor.tokenId);
    const proven = set_token_id && token_hash && tokens.isHash(set_token_id, token_hash);
    return ok({ jwt: await tokens.issue({ userId: null, ...(proven && { tokenId: set_token_id }) }) });
  }),
  bind(customers.login, logIn(tokens, hooks)),
  bind(customers.isLogin, async (_input, context) => {
    const { userId, isStaff } = context.actor;
    const asGuest = await hooks.continuesAsGuest(context);
    return ok({
      user_id: userId,
      continue_as_guest: asGuest,
      continue_as_guest_exist: asGuest,
      update_customer_data: await hooks.lacksCustomerData(context),
      is_staff: isStaff,
    });
  }),
  bind(customers.logout, async (_input, { db, actor, address }) => {
    const isGuest = actor.tokenId !== null && actor.userId === null;
    if (isGuest && address && (await isOverLimit(db, limitsOfAddress('guest-logout', address, MAX_GUESTS_OUT), HOUR))) return fail('error_too_many_requests');
    if (actor.tokenId) await endSession(db, actor.tokenId);
    return ok({ jwt: await tokens.issue({ userId: null }) });
  }),
  ...accountRoutes(tokens, hooks, party.literal),
  ...passkeyRoutes(tokens, hooks, party),
  bind(site.token, async (_input, { actor }) => ok({ user_id: actor.userId })),
];
