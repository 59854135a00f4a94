import type { Db } from '../../db/index.ts';
import { type Actor, ANONYMOUS } from '../../http/context.ts';
import { selectSession, touchSession } from './customer-queries.ts';
import type { Tokens } from './tokens.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Bearer {
  db: Db;
  tokens: Tokens;
  jwt: string;
  trustedTokenId: string | null;
  /** True if the endpoint checks itself whether a guest's token was revoked (`Binding.provesGuest`). */
  provesGuest: boolean;
}

export interface TokenCaller {
  actor: Actor;
  /** Resolves with true if the token, which was not looked up, is revoked; absent: it is valid. */
  isEnded?: () => Promise<boolean>;
}

/** Resolves a bearer token. `null`: invalid, expired or revoked (401). */
export async function readActor({ db, tokens, jwt, trustedTokenId, provesGuest }: Bearer): Promise<TokenCaller | null> {
  const claims = await tokens.read(jwt);
  if (!claims || !UUID.test(claims.tokenId)) return null;
  const guest = { ...ANONYMOUS, tokenId: claims.tokenId };
  // The storefront's own guest token: created by this process, never sent to a client.
  if (claims.tokenId === trustedTokenId) return { actor: guest };
  if (claims.userId === null && provesGuest) return { actor: guest, isEnded: async () => (await selectSession(db, claims)).is_dead };
  const session = await selectSession(db, claims);
  if (session.is_dead) return null;
  if (claims.userId === null) return { actor: guest };
  if (session.token_version !== claims.version) return null;
  if (session.is_long_unseen) await touchSession(db, claims.tokenId);
  return { actor: { tokenId: claims.tokenId, userId: claims.userId, isStaff: session.is_staff === true } };
}
