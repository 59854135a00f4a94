import type { Hono } from 'hono';
import type { Outcome } from './outcome.ts';
import { carry, dataOf, failureReply, successReply } from './reply.ts';

const CODE = /^[\w-]{16,64}$/;

/**
 * Registers the address of a mail's List-Unsubscribe header: `/…/{code}/`. Mail programs send it a form without a token (RFC 8058); its
 * code says all, so nothing of the body is read. Opening it as a page does nothing.
 */
export function registerOneClickStop(app: Hono, template: string, stop: (code: string) => Promise<Outcome<unknown>>): void {
  const path = template.replace(/\{(\w+)\}/g, ':$1');
  for (const spelling of [path, path.replace(/\/$/, '')]) {
    app.post(spelling, async (c) => {
      const code = c.req.param('code') ?? '';
      if (!CODE.test(code)) return carry(failureReply('error_empty_data'));
      const outcome = await stop(code);
      return carry(outcome.ok ? successReply(dataOf({})) : failureReply(outcome.label, outcome));
    });
    app.all(spelling, () => carry(failureReply('error_method_not_allowed', { headers: { allow: 'POST' } })));
  }
}
