import * as passkeyCalls from '@vitrina/contract/passkeys.calls';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { CallInput } from '@vitrina/contract/call-types';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient, whileSessionChanges } from '../../api/browser-client.ts';
import { ensureToken } from '../../api/ensure-token.ts';
import { INTO_COOKIE } from '../../client/session/log-in.ts';
import { loadPerson } from '../../client/session/load-login.ts';

/** Result of a call to the authenticator: done, cancelled by the visitor, or failed with an error label. */
export type PasskeyOutcome = { kind: 'done' } | { kind: 'left' } | { kind: 'failed'; label: string };

const failed = (label: string): PasskeyOutcome => ({ kind: 'failed', label });
/** Loaded on first use of a passkey. */
const loadWebauthn = () => import('@simplewebauthn/browser');

/** Logs in by a passkey. `fromAutofill`: waits until one is chosen from the browser's autofill, which may never happen. */
export const logInByPasskey = (lang: LanguageCode, { fromAutofill = false } = {}): Promise<PasskeyOutcome> =>
  withoutThrowing(async () => {
    await ensureToken();
    const { startAuthentication } = await loadWebauthn();
    const client = browserClient(lang);
    const optionsReply = await client.call(passkeyCalls.loginOptions, {});
    if (!optionsReply.success) return failed(optionsReply.data.label_name);
    const optionsJSON = optionsReply.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: fromAutofill });
    return whileSessionChanges(async () => {
      const reply = await client.call(passkeyCalls.login, { response } as CallInput<typeof passkeyCalls.login>, INTO_COOKIE);
      if (!reply.success) return failed(reply.data.label_name);
      await loadPerson(lang).catch(() => undefined);
      return { kind: 'done' };
    });
  });

/** Confirms the logged-in customer's identity by a passkey. */
export const confirmByPasskey = (lang: LanguageCode): Promise<PasskeyOutcome> =>
  withoutThrowing(async () => {
    const { startAuthentication } = await loadWebauthn();
    const client = browserClient(lang);
    const optionsReply = await client.call(passkeyCalls.loginOptions, {});
    if (!optionsReply.success) return failed(optionsReply.data.label_name);
    const response = await startAuthentication({ optionsJSON: optionsReply.data.options as unknown as PublicKeyCredentialRequestOptionsJSON });
    const reply = await client.call(passkeyCalls.prove, { response } as CallInput<typeof passkeyCalls.prove>);
    return reply.success ? { kind: 'done' } : failed(reply.data.label_name);
  });

/** Creates a passkey for the account. */
export const addPasskey = (lang: LanguageCode): Promise<PasskeyOutcome> =>
  withoutThrowing(async () => {
    const { startRegistration } = await loadWebauthn();
    const client = browserClient(lang);
    const optionsReply = await client.call(passkeyCalls.registrationOptions, {});
    if (!optionsReply.success) return failed(optionsReply.data.label_name);
    const response = await startRegistration({ optionsJSON: optionsReply.data.options as unknown as PublicKeyCredentialCreationOptionsJSON });
    const reply = await client.call(passkeyCalls.register, { response } as CallInput<typeof passkeyCalls.register>);
    return reply.success ? { kind: 'done' } : failed(reply.data.label_name);
  });

export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Resolves with true if the browser can suggest passkeys in the e-mail field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;

/** Names of errors of browsers that cannot create passkeys here: at an IP address, in a frame, or without an authenticator. They do not come from the shop. */
const BROWSER_REFUSALS: ReadonlySet<string> = new Set(['SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError', 'OperationError']);

/** Converts errors of the browser to outcomes: dismissed, not supported, passkey already registered. */
async function withoutThrowing(work: () => Promise<PasskeyOutcome>): Promise<PasskeyOutcome> {
  try {
    return knowsPasskeys() ? await work() : failed('passkey_unsupported');
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    if (name === 'InvalidStateError' || code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return failed('passkey_known');
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'left' };
    return failed(BROWSER_REFUSALS.has(name ?? '') ? 'passkey_refused' : 'error_unavailable');
  }
}
