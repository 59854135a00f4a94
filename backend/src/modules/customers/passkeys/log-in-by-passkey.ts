import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { startSession, type LoginHooks, type Session } from '../start-session.ts';
import { isOverLimit, limitsOfAddress, undoAttempts } from '../attempt-limits.ts';
import { selectUser } from '../customer-queries.ts';
import { saveProof } from '../recent-authentication.ts';
import type { Tokens } from '../tokens.ts';
import { CHALLENGE_MINUTES, saveChallenge, consumeChallenge } from './challenges.ts';
import { countUse, selectCredential } from './passkey-queries.ts';
import { handleBytes, loadWebauthn, partyId, type RelyingParty } from './relying-party.ts';

const MINUTE = 60;
const MAX_QUESTIONS = 60;
const MAX_FAILURES = 20;

/** Options for the authenticator: equal for all visitors, so that they reveal no accounts. */
export const loginOptions =
  (party: RelyingParty) =>
  async (_input: unknown, { db, actor, address }: CallContext): Promise<Outcome<{ options: Record<string, unknown> }>> => {
    if (actor.tokenId === null) return fail('error_unauthorized');
    if (await isOverLimit(db, limitsOfAddress('passkey-options', address, MAX_QUESTIONS), MINUTE)) return tooMany();
    const { generateAuthenticationOptions } = await loadWebauthn();
    const options = await generateAuthenticationOptions({
      rpID: partyId(party),
      timeout: CHALLENGE_MINUTES * 60_000,
      userVerification: 'preferred',
    });
    await saveChallenge(db, options.challenge, { kind: 'login', tokenId: actor.tokenId });
    return ok({ options: { ...options } });
  };

interface Deps {
  party: RelyingParty;
  tokens: Tokens;
  hooks: LoginHooks;
}

/** Logs in the owner of the passkey that signed the challenge; revokes the old token. */
export const logInByPasskey =
  ({ party, tokens, hooks }: Deps) =>
  async ({ response }: { response: object }, context: CallContext): Promise<Outcome<Session>> => {
    const { db, actor, address } = context;
    if (actor.tokenId === null) return fail('error_unauthorized');
    const limits = limitsOfAddress('passkey', address, MAX_FAILURES);
    if (await isOverLimit(db, limits, MINUTE)) return tooMany();
    const used = await prove(response as AuthenticationResponseJSON, { db, tokenId: actor.tokenId, party });
    if (!used) return fail('error_passkey_failed');
    const session = await db.transaction().execute(async (db) => {
      const user = (await countUse(db, used)) ? await selectUser(db, used.userId) : null;
      return user && startSession(db, { userId: user.id, version: user.token_version, context, proof: 'passkey' }, { tokens, hooks });
    });
    if (!session) return fail('error_passkey_failed');
    await undoAttempts(db, limits);
    return ok(session);
  };

/** Confirms the customer's identity by one of their passkeys. */
export const proveByPasskey =
  (party: RelyingParty) =>
  async ({ response }: { response: object }, { db, actor, address }: CallContext): Promise<Outcome<{ done: true }>> => {
    if (actor.userId === null || actor.tokenId === null) return fail('error_unauthorized');
    const limits = limitsOfAddress('passkey', address, MAX_FAILURES);
    if (await isOverLimit(db, limits, MINUTE)) return tooMany();
    const used = await prove(response as AuthenticationResponseJSON, { db, tokenId: actor.tokenId, party });
    if (used?.userId !== actor.userId || !(await countUse(db, used))) return fail('error_passkey_failed');
    await saveProof(db, actor);
    await undoAttempts(db, limits);
    return ok({ done: true as const });
  };

interface Used {
  id: number;
  userId: number;
  counter: number;
}

/**
 * Verifies a passkey's signature: of a known passkey, for this shop, over a challenge issued to this token, and with an increased counter if the
 * authenticator counts. Returns the passkey with its new counter; `null`: not valid.
 */
async function prove(
  response: AuthenticationResponseJSON,
  { db, tokenId, party }: { db: CallContext['db']; tokenId: string; party: RelyingParty },
): Promise<Used | null> {
  const stored = await selectCredential(db, response.id);
  if (!stored) return null;
  const { userHandle } = response.response;
  if (userHandle && userHandle !== Buffer.from(handleBytes(stored.passkey_handle)).toString('base64url')) return null;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, { kind: 'login', tokenId }),
    expectedOrigin: party.publicUrl,
    expectedRPID: partyId(party),
    credential: { id: stored.credential_id, publicKey: new Uint8Array(stored.public_key), counter: stored.counter },
    requireUserVerification: false,
  }).catch(() => null);
  return verified?.verified ? { id: stored.id, userId: stored.user_id, counter: verified.authenticationInfo.newCounter } : null;
}

const tooMany = () => fail('error_too_many_requests', { headers: { 'retry-after': String(MINUTE) } });
