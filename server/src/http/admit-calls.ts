import type { Backend } from './backend.ts';
import type { ApiCall } from './handle-api.ts';
import { type Answer, failure, type LongAnswer } from './send.ts';
import type { Admission } from '../admission/admission.ts';
import type { Priority } from '../admission/priorities.ts';
import { TooBusy } from '../admission/too-busy.ts';

type Handle = (call: ApiCall, answer: Backend['answer']) => Promise<Answer | LongAnswer>;

/**
 * Runs API calls by their priority. A slot is taken only when the body has arrived: a slow sender holds none. A call that would be
 * refused is refused before its body is read.
 */
export function admitCalls(
  { run, isFull, priorityOfCall }: Admission,
  handle: Handle,
  answer: Backend['answer'],
): (call: ApiCall) => Promise<Answer | LongAnswer> {
  return async (call) => {
    const priority = priorityOfCall({ request: call.request, path: call.url.pathname, address: call.address });
    if (isReading(priority) && isFull(priority)) return comeBack();
    // A write is executed also after its client has disconnected: a retry finds it done.
    const isNeeded = (): boolean => !isReading(priority) || !call.request.socket.destroyed;
    try {
      return await handle(call, (request, body) => run(priority, () => answer(request, body), { isNeeded }));
    } catch (error) {
      if (error instanceof TooBusy) return comeBack();
      throw error;
    }
  };
}

const isReading = (priority: Priority): boolean => priority !== 'critical' && priority !== 'logins';
/** Retry-After of one to three seconds, random, so that clients do not return together. */
const COME_BACK = [1, 2, 3].map((seconds) => failure('error_unavailable', ['Retry-After', String(seconds)]));
const comeBack = (): Answer => COME_BACK[Math.floor(Math.random() * COME_BACK.length)] as Answer;
