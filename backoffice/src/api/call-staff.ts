import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { Call } from '@vitrina/contract/endpoint';
import type { ErrorData } from '@vitrina/contract/errors';
import { chosenLanguage } from '../language/texts-store.ts';
import { noteConnection } from './connection.ts';
import { requestLogin } from './login-prompt.ts';
import { StaffError } from './staff-error.ts';

export type StaffCall = Call & { path: string };

interface CallOptions {
  signal?: AbortSignal;
  /** Equal for all retries of one action, so that the server executes it only once. */
  idempotencyKey?: string;
  /** True for calls of the login itself: a 401 then is a wrong credential, not an ended session. */
  isLogin?: boolean;
}

const LABEL_OF_LOST_CONNECTION = 'error_unavailable';
/** Delays between retries of a call that did not reach the shop, milliseconds. */
const WAITS_MS = [1000, 2000, 4000, 8000];

/**
 * Calls the staff API. If the session has ended or a second factor is required again, it opens the dialog for that and resends the call. A call with an
 * idempotency key is also retried if it did not reach the shop. Every other error is thrown as `StaffError`.
 */
export async function callStaff<C extends StaffCall>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<CallReply<C>> {
  for (let lost = 0; ; ) {
    try {
      return await send(call, input, options);
    } catch (error) {
      if (!(error instanceof StaffError) || options.isLogin) throw error;
      if (error.label === 'error_unauthorized') await requestLogin('login');
      else if (error.label === 'error_confirm_needed') await requestLogin('confirm');
      else if (error.isAway && options.idempotencyKey && lost < WAITS_MS.length) await untilBack(WAITS_MS[lost++] as number);
      else throw error;
    }
  }
}

/** Resolves after `ms` milliseconds, or earlier when the browser is online again. */
const untilBack = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    addEventListener('online', finish);
  });

async function send<C extends StaffCall>(call: C, input: CallInput<C>, { signal, idempotencyKey }: CallOptions): Promise<CallReply<C>> {
  const { url, body } = addressOf(call, input as Record<string, unknown>);
  const headers: Record<string, string> = { 'X-Lang': chosenLanguage(), ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const reply = await fetch(url, { method: call.method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return null;
  });
  noteConnection(reply === null || reply.status === 503);
  const parsed = (await reply?.json().catch(() => null)) as { success: boolean; data: unknown } | null | undefined;
  if (!reply || !parsed) throw new StaffError(reply?.status ?? 0, { label_name: LABEL_OF_LOST_CONNECTION } as ErrorData);
  if (!parsed.success) throw new StaffError(reply.status, parsed.data as ErrorData);
  return parsed.data as CallReply<C>;
}

/** Fills the path's placeholders from the input; the remaining input is the query string of a GET, the JSON body of other methods. */
function addressOf({ path, method }: StaffCall, input: Record<string, unknown>): { url: string; body?: string } {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET') return { url: filled, body: JSON.stringify(rest) };
  const query = new URLSearchParams(Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
  return { url: query.size > 0 ? `${filled}?${query}` : filled };
}
