import { customers } from '@vitrina/contract/customers';
import { site } from '@vitrina/contract/site';
import { type Binding, bind } from '../../http/bind.ts';
import type { CallContext } from '../../http/context.ts';
import { ok } from '../../http/outcome.ts';
import { insertDeadToken } from './customer-queries.ts';
import { inOneLife, logIn, type LoginHooks } from './log-in.ts';
import type { Tokens } from './tokens.ts';

interface Hooks extends LoginHooks {
  /** Whether the caller has chosen to buy without an account. */
  continuesAsGuest: (context: CallContext) => Promise<boolean>;
}

export const customerRoutes = (tokens: Tokens, hooks: Hooks): Binding[] => [
  bind(customers.generateToken, async ({ set_token_id, token_hash, force_logout }, { db, actor }) => {
    if (force_logout && actor.tokenId && actor.userId) await insertDeadToken(db, { tokenId: actor.tokenId, expiresAt: inOneLife() });
    const proven = set_token_id && token_hash && tokens.isHash(set_token_id, token_hash);
    return ok({ jwt: await tokens.issue({ userId: null, ...(proven && { tokenId: set_token_id }) }) });
  }),
  bind(customers.login, logIn(tokens, hooks)),
  bind(customers.isLogin, async (_input, context) => {
    const { userId, isStaff } = context.actor;
    return ok({ user_id: userId, continue_as_guest_exist: await hooks.continuesAsGuest(context), update_customer_data: false, is_staff: isStaff });
  }),
  bind(customers.logout, async (_input, { db, actor }) => {
    if (actor.tokenId) await insertDeadToken(db, { tokenId: actor.tokenId, expiresAt: inOneLife() });
    return ok({ jwt: await tokens.issue({ userId: null }) });
  }),
  bind(site.token, async (_input, { actor }) => ok({ user_id: actor.userId })),
];
