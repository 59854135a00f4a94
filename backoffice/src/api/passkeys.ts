import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { ErrorLabel } from '@vitrina/contract/errors';
import * as calls from '@vitrina/contract/staff/session.calls';
import { callStaff } from './call-staff.ts';
import { StaffError } from './staff-error.ts';

/** Loaded on first use of a passkey. */
const loadWebauthn = () => import('@simplewebauthn/browser');
const FAILED: ErrorLabel = 'error_passkey_failed';
const AT_LOGIN = { isLogin: true } as const;

export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Registers a passkey as second factor; `null`: the browser's dialog was dismissed. */
export const addPasskey = (options: { isLogin?: boolean } = {}): Promise<CallReply<typeof calls.addPasskey> | null> =>
  nullIfDismissed(async () => {
    const { startRegistration } = await loadWebauthn();
    const reply = await callStaff(calls.newPasskey, {}, options);
    const response = await startRegistration({ optionsJSON: reply.options as unknown as PublicKeyCredentialCreationOptionsJSON });
    return callStaff(calls.addPasskey, { response } as CallInput<typeof calls.addPasskey>, options);
  });

export type ProofStep = 'second' | 'confirm';
const PROOFS = {
  second: { options: calls.passkeyOptions, prove: calls.passkey },
  confirm: { options: calls.confirmOptions, prove: calls.confirmPasskey },
} as const;

/** Resolves with true if this login has a passkey. */
export const hasPasskey = async (step: ProofStep): Promise<boolean> =>
  knowsPasskeys() && (await callStaff(PROOFS[step].options, {}, AT_LOGIN)).options !== null;

/** Verifies a passkey as second step of a login or as confirmation; `false`: the browser's dialog was dismissed. */
export async function proveByPasskey(step: ProofStep): Promise<boolean> {
  const proof = await nullIfDismissed(async () => {
    const { startAuthentication } = await loadWebauthn();
    const reply = await callStaff(PROOFS[step].options, {}, AT_LOGIN);
    const response = await startAuthentication({ optionsJSON: reply.options as unknown as PublicKeyCredentialRequestOptionsJSON });
    return callStaff(PROOFS[step].prove, { response } as CallInput<typeof calls.passkey>, AT_LOGIN);
  });
  return proof !== null;
}

/** Resolves with `null` if the dialog was dismissed; refusals of the browser are thrown as `StaffError`. */
async function nullIfDismissed<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const { name } = error as { name?: string };
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (
      error instanceof StaffError ||
      !(error instanceof Error) ||
      !['InvalidStateError', 'SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError', 'OperationError'].includes(name ?? '')
    )
      throw error;
    throw new StaffError(422, { label_name: FAILED });
  }
}
