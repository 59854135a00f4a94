import { defineEndpoint } from '@vitrina/contract/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bind } from './bind.ts';
import type { CallContext } from './context.ts';
import { type HandlerDeps, handleCall } from './handle-call.ts';
import { ok } from './outcome.ts';

const reply = z.object({ id: z.number(), names: z.array(z.object({ lang: z.string(), text: z.string().optional() })) });
const endpoint = defineEndpoint({ key: 'checked', method: 'POST', path: '/api/checked/', summary: '', input: z.object({}), reply });

/** Reply of an operation that returns these data, with the check of replies on. */
async function answerWith(data: unknown): Promise<unknown> {
  const deps = {
    limiter: { run: (_: unknown, work: () => unknown) => work() },
    checkReplies: true,
    replica: null,
    isLanguageOn: () => true,
    dbFor: () => ({}),
  };
  const context = { lang: 'si', actor: { isStaff: false } } as unknown as CallContext;
  const binding = bind(endpoint, async () => ok(data as z.output<typeof reply>));
  return JSON.parse((await handleCall({ binding, context, readInput: () => ok({}), deps: deps as unknown as HandlerDeps })).text);
}

it('a reply with the fields of its contract passes the check, in any order and without those that are undefined', async () => {
  const data = {
    names: [
      { text: 'Miza', lang: 'si' },
      { lang: 'de', text: undefined },
    ],
    id: 1,
  };
  expect(await answerWith(data)).toEqual({ success: true, data });
});

it.each([
  ['a field more', { id: 1, names: [], secret: 'x' }, /checked answers more than its contract/],
  ['a field more inside a list', { id: 1, names: [{ lang: 'si', email: 'ana@primer.test' }] }, /checked answers more than its contract/],
  ['a value of another type', { id: '1', names: [] }, /expected number/],
  ['a field missing', { id: 1 }, /expected array/],
])('a reply with %s does not', async (_case, data, message) => {
  await expect(answerWith(data)).rejects.toThrow(message);
});
