import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Step } from '@vitrina/contract/staff/session';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { ALGORITHMS, deviceName, handleBytes, isOverLimit, loadWebauthn } from '../../customers/index.ts';
import { endEnrolment, mayEnrol } from '../end-enrolment.ts';
import { lockFactors, MAX_FACTORS, selectFactors } from '../factor-queries.ts';
import { readSelf } from '../read-self.ts';
import type { StaffDeps } from '../staff-deps.ts';
import type { OfficeParty } from './office-party.ts';
import { insertPasskey, saveChallenge, selectHandle, selectPasskeys, consumeChallenge } from './passkey-queries.ts';

type Party = () => OfficeParty;

const HOUR = 3600;
const MAX_QUESTIONS = 40;

/** Returns the options for a passkey as second factor; user verification is required. */
export const passkeyOptions =
  (party: Party) =>
  async (_input: unknown, context: CallContext): Promise<Outcome<{ options: Record<string, unknown> }>> => {
    const { db } = context;
    const self = await readSelf(context);
    if (!self || !(await mayEnrol(db, self, context))) return fail('error_unauthorized');
    const { userId, sessionId, row } = self;
    const factors = await selectFactors(db, userId);
    if (factors.length >= MAX_FACTORS || (await isOverLimit(db, [{ key: `staff-new-passkey:${userId}`, most: MAX_QUESTIONS }], HOUR)))
      return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
    const { name, id } = party();
    const { generateRegistrationOptions } = await loadWebauthn();
    const options = await generateRegistrationOptions({
      rpName: name,
      rpID: id,
      userID: handleBytes(await selectHandle(db, userId)),
      userName: row.email,
      userDisplayName: row.name ?? row.email,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: (await selectPasskeys(db, userId)).map(({ credential_id }) => ({ id: credential_id })),
      // The password comes first, so the authenticator need not store a discoverable credential.
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
    });
    await saveChallenge(db, options.challenge, { kind: 'registration', sessionId });
    return ok({ options: { ...options } });
  };

/** Saves the passkey that an authenticator created; at the first login it also opens the session and returns the recovery codes. */
export const addPasskey =
  (party: Party, deps: StaffDeps) =>
  async ({ response }: { response: object }, context: CallContext): Promise<Outcome<{ step: Step; recovery: string[] | null }>> => {
    const self = await readSelf(context);
    if (!self) return fail('error_unauthorized');
    const { userId, sessionId } = self;
    const registration = response as RegistrationResponseJSON;
    const { verifyRegistrationResponse } = await loadWebauthn();
    const verified = await verifyRegistrationResponse({
      response: registration,
      expectedChallenge: (challenge) => consumeChallenge(context.db, challenge, { kind: 'registration', sessionId }),
      expectedOrigin: party().origin,
      expectedRPID: party().id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) return fail('error_passkey_failed');
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const passkey = { userId, credentialId: id, publicKey, counter, transports: registration.response.transports ?? [], name: deviceName(context.agent) };
    return context.db.transaction().execute(async (db) => {
      await lockFactors(db, userId);
      const factors = await selectFactors(db, userId);
      if (!(await mayEnrol(db, self, context)) || factors.length >= MAX_FACTORS) return fail('error_unauthorized');
      if (!(await insertPasskey(db, passkey))) return fail('error_passkey_failed');
      return endEnrolment(db, { self, factor: 'passkey', context, deps });
    });
  };
