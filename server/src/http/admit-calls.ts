import type { Backend } from './backend.ts';
import type { ApiCall } from './handle-api.ts';
import { type Answer, failure } from './send.ts';
import type { Admission } from '../admission/admission.ts';
import type { Lane } from '../admission/admission-queue.ts';
import { TooBusy } from '../admission/too-busy.ts';

type Handle = (call: ApiCall, answer: Backend['answer']) => Promise<Answer>;

/**
 * Lets calls of the interface through in their lanes. A slot is taken only when the body is here: who sends it slowly holds nothing. What would be
 * sent away is so before its body is read.
 */
export function admitCalls({ run, isFull, laneOfCall }: Admission, handle: Handle, answer: Backend['answer']): (call: ApiCall) => Promise<Answer> {
  return async (call) => {
    const lane = laneOfCall({ request: call.request, path: call.url.pathname, address: call.address });
    if (isReading(lane) && isFull(lane)) return comeBack();
    // What changes something is dealt with also for who has gone: the next attempt finds it done.
    const isWanted = (): boolean => !isReading(lane) || !call.request.socket.destroyed;
    try {
      return await handle(call, (request, body) => run(lane, () => answer(request, body), { isWanted }));
    } catch (error) {
      if (error instanceof TooBusy) return comeBack();
      throw error;
    }
  };
}

const isReading = (lane: Lane): boolean => lane !== 'first' && lane !== 'logins';
/** After one to three seconds, so that not all come back at the same moment. */
const COME_BACK = [1, 2, 3].map((seconds) => failure('error_unavailable', ['Retry-After', String(seconds)]));
const comeBack = (): Answer => COME_BACK[Math.floor(Math.random() * COME_BACK.length)] as Answer;
