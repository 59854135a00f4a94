import { expect, it, vi } from 'vitest';
import type { ApiCall } from './handle-api.ts';
import { json } from './send.ts';
import { admitCalls } from './admit-calls.ts';
import type { Admission } from '../admission/admission.ts';
import type { Priority } from '../admission/priorities.ts';
import { TOO_BUSY } from '../admission/too-busy.ts';

const call = { request: { socket: {} }, url: new URL('http://shop.test/api/catalog/products/'), address: '198.18.0.1' } as unknown as ApiCall;
const admission = (priority: Priority, isFull: boolean) =>
  ({ run: () => Promise.reject(TOO_BUSY), isFull: () => isFull, priorityOfCall: () => priority }) as unknown as Admission;

it.each<[string, Priority, boolean, number]>([
  ['that reads before its body is', 'interactive', true, 0],
  ['that reads when its turn does not come', 'bulk', false, 1],
  ['that changes something only when its turn does not come', 'critical', true, 1],
])('a call %s is refused with a time to come back', async (_what, priority, isFull, handledCalls) => {
  const handle = vi.fn(async (_call: ApiCall, answer: (request: Request) => Promise<unknown>) => {
    await answer(new Request(call.url));
    return json(200, {});
  });
  const { status, headers, body } = await admitCalls(admission(priority, isFull), handle, vi.fn())(call);
  expect([status, String(body)]).toEqual([503, '{"success":false,"data":{"label_name":"error_unavailable"}}']);
  expect(['1', '2', '3']).toContain(headers[headers.indexOf('Retry-After') + 1]);
  expect(handle).toHaveBeenCalledTimes(handledCalls);
});
