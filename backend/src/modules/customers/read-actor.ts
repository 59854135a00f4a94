import type { Db } from '../../db/index.ts';
import { type Actor, ANONYMOUS } from '../../http/context.ts';
import { selectSession, touchSession } from './customer-queries.ts';
import type { Tokens } from './tokens.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Resolves a bearer token. `null`: invalid, expired or revoked (401). Without a token: an anonymous actor. */
export async function readActor({
  db,
  tokens,
  jwt,
  trustedTokenId,
}: {
  db: Db;
  tokens: Tokens;
  jwt: string | null;
  trustedTokenId: string | null;
}): Promise<Actor | null> {
  if (!jwt) return ANONYMOUS;
  const claims = await tokens.read(jwt);
  if (!claims || !UUID.test(claims.tokenId)) return null;
  // The storefront's own guest token: made by this process, never given away.
  if (claims.tokenId === trustedTokenId) return { ...ANONYMOUS, tokenId: claims.tokenId };
  const session = await selectSession(db, claims);
  if (session.is_dead) return null;
  if (claims.userId === null) return { ...ANONYMOUS, tokenId: claims.tokenId };
  if (session.token_version !== claims.version) return null;
  if (session.is_long_unseen) await touchSession(db, claims.tokenId);
  return { tokenId: claims.tokenId, userId: claims.userId, isStaff: session.is_staff === true };
}
