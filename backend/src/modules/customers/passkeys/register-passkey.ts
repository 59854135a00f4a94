import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { MAX_PASSKEYS } from '@vitrina/contract/passkeys';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { isOverLimit } from '../attempt-limits.ts';
import { hasRecentAuthentication } from '../recent-authentication.ts';
import { enqueueMail } from '../../../adapters/mail/outbox.ts';
import { deviceName } from '../device-name.ts';
import { CHALLENGE_MINUTES, saveChallenge, consumeChallenge } from './challenges.ts';
import { listPasskeys, type Passkeys } from './list-passkeys.ts';
import { insertPasskey, selectOwner } from './passkey-queries.ts';
import { ALGORITHMS, handleBytes, loadWebauthn, partyId, type RelyingParty } from './relying-party.ts';

const HOUR = 3600;
const MAX_ATTEMPTS = 60;

/** Returns the options an authenticator needs to create a passkey for the customer. */
export const registrationOptions =
  (party: RelyingParty) =>
  async (_input: unknown, { db, actor }: CallContext): Promise<Outcome<{ options: Record<string, unknown> }>> => {
    const owner = actor.userId === null ? null : await selectOwner(db, actor.userId);
    if (!owner || actor.userId === null || actor.tokenId === null) return fail('error_unauthorized');
    if (!(await hasRecentAuthentication(db, actor))) return fail('error_proof_needed');
    if (owner.credentials.length >= MAX_PASSKEYS) return fail('error_passkey_limit');
    if (await isOverLimit(db, [{ key: `passkeys-of:${actor.userId}`, most: MAX_ATTEMPTS }], HOUR))
      return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
    const { generateRegistrationOptions } = await loadWebauthn();
    const options = await generateRegistrationOptions({
      rpName: party.name,
      rpID: partyId(party),
      userID: handleBytes(owner.passkey_handle),
      userName: owner.email,
      userDisplayName: owner.name ?? owner.email,
      timeout: CHALLENGE_MINUTES * 60_000,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: owner.credentials.map((id) => ({ id })),
      // Stored by the authenticator itself, so that logging in needs no e-mail.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await saveChallenge(db, options.challenge, { kind: 'registration', tokenId: actor.tokenId });
    return ok({ options: { ...options } });
  };

/** Saves the passkey that an authenticator created for the customer. */
export const registerPasskey =
  (party: RelyingParty) =>
  async ({ response }: { response: object }, context: CallContext): Promise<Outcome<Passkeys>> => {
    const { db, actor, agent, lang } = context;
    const { userId, tokenId } = actor;
    if (userId === null || tokenId === null) return fail('error_unauthorized');
    const registration = response as RegistrationResponseJSON;
    const { verifyRegistrationResponse } = await loadWebauthn();
    // All failures get one error, so that they reveal nothing.
    const verified = await verifyRegistrationResponse({
      response: registration,
      expectedChallenge: (challenge) => consumeChallenge(db, challenge, { kind: 'registration', tokenId }),
      expectedOrigin: party.publicUrl,
      expectedRPID: partyId(party),
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    }).catch(() => null);
    if (!verified?.verified) return fail('error_passkey_failed');
    const owner = await selectOwner(db, userId);
    if ((owner?.credentials.length ?? 0) >= MAX_PASSKEYS) return fail('error_passkey_limit');
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const passkey = { userId, credentialId: id, publicKey, counter, transports: registration.response.transports ?? [], name: deviceName(agent) };
    const isNew = await db.transaction().execute(async (db) => {
      const isInserted = await insertPasskey(db, passkey);
      if (isInserted && owner) await enqueueMail(db, { dedupeKey: `passkey-added:${id}`, kind: 'passkey-added', recipient: owner.email, lang, data: {} });
      return isInserted;
    });
    return isNew ? listPasskeys(null, context) : fail('error_passkey_failed');
  };
