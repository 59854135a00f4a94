import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { trace } from '../../http/instrumentation.ts';
import { gatewayOf, type PaymentDeps } from './payment-deps.ts';
import { claimDueParts, type DuePart, noteRefundProblem } from './refund-queries.ts';

const AT_ONCE = 20;

type Deps = Pick<PaymentDeps, 'gateways' | 'logError'> & {
  /** Receives the event of a gateway that confirms at once. */
  receive: (message: { gateway: string; event: GatewayEvent }) => Promise<unknown>;
};

/** Requests due partial refunds from gateways, repeatedly until they are done; the code of each makes the request idempotent. Returns the number of requests. */
export async function requestDuePartialRefunds(db: Db, deps: Deps, only: number | null = null): Promise<number> {
  const parts = await claimDueParts(db, AT_ONCE, only);
  for (const part of parts) {
    try {
      const event = await requestPartialRefund(deps, part);
      if (event) await deps.receive({ gateway: part.gateway, event });
    } catch (error) {
      deps.logError(error);
      await noteRefundProblem(db, part.id, error instanceof Error ? error.message : String(error));
    }
  }
  return parts.length;
}

async function requestPartialRefund(deps: Deps, part: DuePart): Promise<GatewayEvent | null> {
  const gateway = gatewayOf(deps, part.gateway);
  if (!gateway?.refund) throw new Error(`${part.gateway} is not set up any more`);
  const { code, amount, currency, payment_code, payment_amount, gateway_reference } = part;
  // For a gateway without partial refunds the part is the whole payment.
  if (!gateway.parts && amount !== payment_amount) throw new Error(`${part.gateway} gives no parts back`);
  const request = { code: payment_code, gatewayReference: gateway_reference, amount, currency, ...(gateway.parts && { part: code }) };
  return trace('outgoing', `${gateway.code} refund`, async () => (await gateway.refund?.(request)) ?? null);
}
