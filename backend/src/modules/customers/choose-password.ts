import { judgePassword, type PasswordLabel } from '@vitrina/contract/values/password';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { isCommonPassword } from './common-passwords.ts';
import { HashingAborted, RANKS, HashingQueueFull } from './hash-queue.ts';
import { hashPassword } from './passwords.ts';

/** Hashes a new password, or returns why it is too easy to guess. `personal`: data of the person that others may know. */
export async function choosePassword(
  password: string,
  { personal, signal }: { personal: readonly (string | null | undefined)[]; signal: AbortSignal | null },
): Promise<Outcome<string>> {
  const label: PasswordLabel | null = judgePassword(password, personal) ?? ((await isCommonPassword(password)) ? 'error_password_common' : null);
  if (label) return fail('error_bad_input', { errors: [{ field: 'password', label_name: label }] });
  return unlessBusy(async () => ok(await hashPassword(password, { rank: RANKS.known, signal })));
}

/** Refusal with `retry-after`. */
export const busyReply = (): Outcome<never> => fail('error_too_many_requests', { headers: { 'retry-after': '5' } });

/** Replies `error_too_many_requests` when the hashing queue is full. */
export async function unlessBusy<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    // The client disconnected; the reply is not read.
    if (error instanceof HashingQueueFull || error instanceof HashingAborted) return busyReply();
    throw error;
  }
}
