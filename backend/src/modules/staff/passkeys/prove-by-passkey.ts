import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Step } from '@vitrina/contract/staff/session';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { isOverLimit, loadWebauthn } from '../../customers/index.ts';
import { openSession } from '../open-session.ts';
import { readSelf } from '../read-self.ts';
import { countTry, endStaffSession, markConfirmed } from '../session-queries.ts';
import type { OfficeParty } from './office-party.ts';
import { countUse, saveChallenge, selectPasskeys, consumeChallenge } from './passkey-queries.ts';

type Party = () => OfficeParty;
/** `null`: this login has no passkey. */
type Options = Outcome<{ options: Record<string, unknown> | null }>;

const MINUTE = 60;
const MAX_QUESTIONS = 30;
/** Attempts per half session; after them the password is required again. */
const MAX_TRIES = 5;

/** Returns the challenge for the passkeys of this login: for the second factor, or to confirm. */
export const proofOptions =
  (party: Party) =>
  async (_input: unknown, context: CallContext): Promise<Options> => {
    const self = await readSelf(context);
    if (!self) return fail('error_unauthorized');
    const { db } = context;
    const passkeys = await selectPasskeys(db, self.userId);
    if (passkeys.length === 0) return ok({ options: null });
    if (await isOverLimit(db, [{ key: `staff-passkey:${self.userId}`, most: MAX_QUESTIONS }], MINUTE))
      return fail('error_too_many_requests', { headers: { 'retry-after': String(MINUTE) } });
    const { generateAuthenticationOptions } = await loadWebauthn();
    const options = await generateAuthenticationOptions({
      rpID: party().id,
      allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports: transports as [] })),
      userVerification: 'required',
    });
    await saveChallenge(db, options.challenge, { kind: 'proof', sessionId: self.sessionId });
    return ok({ options: { ...options } });
  };

/** Completes a login of staff by a passkey. */
export const passkeyStep =
  (party: Party) =>
  async ({ response }: { response: object }, context: CallContext): Promise<Outcome<{ step: Step }>> => {
    const self = await readSelf(context);
    if (!self) return fail('error_unauthorized');
    const { db } = context;
    const { userId, sessionId, row } = self;
    if ((await countTry(db, sessionId)) > MAX_TRIES) {
      await endStaffSession(db, sessionId);
      return fail('error_unauthorized');
    }
    if (!(await prove(db, { userId, sessionId, response, party: party() }))) return fail('error_passkey_failed');
    return db.transaction().execute(async (db) => {
      const headers = await openSession(db, { userId, version: row.token_version, factor: 'passkey', half: sessionId, context });
      return headers ? ok({ step: 'in' as const }, [], headers) : fail('error_unauthorized');
    });
  };

/** Verifies a passkey again, before changes of money or people. */
export const confirmByPasskey =
  (party: Party) =>
  async ({ response }: { response: object }, context: CallContext): Promise<Outcome<{ confirmed_until: string }>> => {
    const self = await readSelf(context);
    if (!self) return fail('error_unauthorized');
    const { db } = context;
    if (!(await prove(db, { ...self, response, party: party() }))) return fail('error_passkey_failed');
    return ok({ confirmed_until: (await markConfirmed(db, self.sessionId)).toISOString() });
  };

interface Proof {
  userId: number;
  sessionId: number;
  response: object;
  party: OfficeParty;
}

/**
 * True if signed by one of this login's passkeys, for this back office, over a challenge of this session, with user verification, and with an
 * increased counter.
 */
async function prove(db: Db, { userId, sessionId, response, party }: Proof): Promise<boolean> {
  const assertion = response as AuthenticationResponseJSON;
  const passkey = (await selectPasskeys(db, userId)).find(({ credential_id }) => credential_id === assertion.id);
  if (!passkey) return false;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const verified = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, { kind: 'proof', sessionId }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified === true && countUse(db, passkey.id, verified.authenticationInfo.newCounter);
}
