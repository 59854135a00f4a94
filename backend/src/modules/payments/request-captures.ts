import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { trace } from '../../http/instrumentation.ts';
import { claimDueCaptures, claimReleases, type DueCapture, endCapture, noteCaptureProblem } from './capture-queries.ts';
import { gatewayOf, type PaymentDeps } from './payment-deps.ts';

const AT_ONCE = 20;

type Deps = Pick<PaymentDeps, 'gateways' | 'logError'> & {
  /** Receives the event of a gateway that confirms at once. */
  receive: (message: { gateway: string; event: GatewayEvent }) => Promise<unknown>;
};

/** Requests due captures from gateways, repeatedly until they are decided; the code of each makes the request idempotent. Returns the number of requests. */
export async function requestDueCaptures(db: Db, deps: Deps, only: number | null = null): Promise<number> {
  const captures = await claimDueCaptures(db, AT_ONCE, only);
  for (const capture of captures) {
    try {
      const answer = await requestCapture(deps, capture);
      if (answer === 'refused') await endCapture(db, capture.id, 'refused', 'the gateway refused it');
      else if (answer) await deps.receive({ gateway: capture.gateway, event: answer });
    } catch (error) {
      deps.logError(error);
      await noteCaptureProblem(db, capture.id, error instanceof Error ? error.message : String(error));
    }
  }
  return captures.length;
}

async function requestCapture(
  deps: Deps,
  { code, amount, currency, gateway: name, payment_code, gateway_reference }: DueCapture,
): Promise<GatewayEvent | 'refused' | null> {
  const gateway = gatewayOf(deps, name);
  if (!gateway?.capture) throw new Error(`${name} is not set up any more`);
  const request = { code: payment_code, gatewayReference: gateway_reference, amount, currency, part: code };
  return trace('outgoing', `${gateway.code} capture`, async () => (await gateway.capture?.(request)) ?? null);
}

/** Requests the release of reservations from gateways, repeatedly until it is confirmed. */
export async function requestReleases(db: Db, deps: Deps): Promise<number> {
  const payments = await claimReleases(db, AT_ONCE);
  for (const { gateway: name, code, gateway_reference: gatewayReference } of payments) {
    try {
      const gateway = gatewayOf(deps, name);
      const event = await trace('outgoing', `${name} release`, async () => (await gateway?.release?.({ code, gatewayReference })) ?? null);
      if (event) await deps.receive({ gateway: name, event });
    } catch (error) {
      deps.logError(error);
    }
  }
  return payments.length;
}
