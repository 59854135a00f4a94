import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillIn, openBuyer, placeOrder, putIn, type Reply } from '../buyer.ts';
import type { Acknowledged } from '../crash-buyers.ts';
import { pick, visitorAddress } from '../random.ts';

const COUPON = 'VITRINA10';
/** Time after which a purchase counts as failed; the call itself goes on, so that its result is known. */
const CHECKOUT_WITHIN_MS = 15_000;
const GIVE_UP_MS = 90_000;
const ANSWER_WITHIN_MS = 5000;
const PAUSE_MS = 300;
const CUT = new Set(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET']);

export interface Outcome {
  kind: 'page' | 'new page' | 'checkout';
  ok: boolean;
  ms: number;
  /** Details, reported if it failed. */
  why: string;
}

/**
 * Requests a cached page: it must be served without delay during every fault. `ports`: the first server, and the one a load balancer would try next if the
 * connection is refused or reset before a response.
 */
export async function seePage(ports: readonly [number, number], path: string): Promise<Outcome> {
  const startedAt = performance.now();
  let { isWhole, why } = await fetchPage(ports[0], path);
  if (CUT.has(why)) ({ isWhole, why } = await fetchPage(ports[1], path));
  return { kind: 'page', ok: isWhole, ms: performance.now() - startedAt, why: `${path} ${why}` };
}

/** Requests an uncached page: while the shop cannot render it, it serves an error page that reloads itself; the retries here simulate that. */
export async function seeNewPage(ports: readonly [number, number], path: string): Promise<Outcome> {
  const startedAt = performance.now();
  for (;;) {
    let { isWhole, why } = await fetchPage(ports[0], path);
    if (CUT.has(why)) ({ isWhole, why } = await fetchPage(ports[1], path));
    const ms = performance.now() - startedAt;
    if (isWhole || ms > CHECKOUT_WITHIN_MS) return { kind: 'new page', ok: isWhole && ms <= CHECKOUT_WITHIN_MS, ms, why: `${path} ${why}` };
    await sleep(1000);
  }
}

async function fetchPage(port: number, path: string): Promise<{ isWhole: boolean; why: string }> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-forwarded-for': visitorAddress(Math.random) },
      signal: AbortSignal.timeout(10_000),
    });
    const text = await reply.text();
    return {
      isWhole: reply.status === 200 && text.includes('</html>'),
      why:
        reply.status === 200
          ? text.includes('</html>')
            ? '200 late'
            : '200 half a page'
          : `${reply.status} ${/<title>([^<]*)/.exec(text)?.[1] ?? text.slice(0, 40)}`,
    };
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } };
    return { isWhole: false, why: cause?.code ?? name };
  }
}

/** Places a whole guest order; retries calls without a response or with Retry-After, the order with its idempotency key. */
export async function buy(
  port: number,
  { codes, next, acknowledged }: { codes: readonly string[]; next: () => number; acknowledged: Acknowledged[] },
): Promise<Outcome> {
  const startedAt = performance.now();
  let last = '';
  const again = async (lost: Error | Reply): Promise<boolean> => {
    last = lost instanceof Error ? ((lost as NodeJS.ErrnoException).code ?? lost.message) : `${lost.status} ${lost.label}`;
    await sleep(PAUSE_MS);
    return performance.now() - startedAt < GIVE_UP_MS;
  };
  const buyer = openBuyer({ port, again, answerWithinMs: ANSWER_WITHIN_MS, address: visitorAddress(next) });
  const outcome = (ok: boolean, why: string): Outcome => {
    const ms = performance.now() - startedAt;
    return { kind: 'checkout', ok: ok && ms <= CHECKOUT_WITHIN_MS, ms, why: ok ? `late after ${last}` : why };
  };
  try {
    await buyer.startGuest();
    const filled = (await putIn(buyer, [pick(codes, next), pick(codes, next)])) ?? (await fillIn(buyer));
    if (filled !== null) return outcome(false, `cart: ${filled}`);
    if (next() < 0.3) await buyer.call('POST', 'webshop/coupon/', { body: { code: COUPON } });
    const key = randomUUID();
    const { label, data } = await placeOrder(buyer, key);
    if (label !== null) return outcome(false, `order: ${label}`);
    const repeated = next() < 0.1 ? await placeOrder(buyer, key) : null;
    acknowledged.push({ identifier: String(data.identifier), key, repeated: repeated && String(repeated.data.identifier ?? repeated.label) });
    return outcome(true, '');
  } catch (error) {
    return outcome(false, (error as Error).message);
  } finally {
    buyer.close();
  }
}
