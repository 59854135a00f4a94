/** Payment methods that the shop offers, in the order in which it shows them. */
import { readAll } from '../read-all.ts';
import { bankTransferGateway } from './bank-transfer.ts';
import { cashOnDeliveryGateway } from './cash-on-delivery.ts';
import { corvusPayFromEnv } from './corvuspay.ts';
import type { Env } from './gateway-settings.ts';
import type { Gateway } from './gateway.ts';
import { monriFromEnv } from './monri.ts';
import { onAccountGateway } from './on-account.ts';
import { type SandboxConfig, sandboxGateways } from './sandbox.ts';
import { stripeFromEnv } from './stripe.ts';
import { wsPayFromEnv } from './wspay.ts';

export type { Gateway } from './gateway.ts';
export { SANDBOX_SIGNATURE, type SandboxConfig, type SandboxMessage, type SandboxPayment, sandboxGateways } from './sandbox.ts';
export { isSigned, signMessage } from './signed-message.ts';

/** Codes of all payment methods that the software has, whether configured or not. */
export const PAYMENT_CODES: readonly string[] = [
  ...['stripe', 'corvuspay', 'monri', 'wspay', 'bank-transfer', 'cash-on-delivery', 'on-account'],
  ...['sandbox-card', 'sandbox-redirect', 'sandbox-direct', 'sandbox-form', 'sandbox-lender'],
];

export interface GatewaysConfig {
  /** Environment with the settings of the real gateways; gateways without settings are not offered. */
  env?: Env;
  /** Absent in production. */
  sandbox?: SandboxConfig | undefined;
}

/** All payment methods of this shop. Throws if one is configured incompletely or without a secret. */
export function createGateways({ env = {}, sandbox }: GatewaysConfig): Gateway[] {
  const real = readAll([stripeFromEnv, corvusPayFromEnv, monriFromEnv, wsPayFromEnv].map((read) => () => read(env)));
  return [...real, ...(sandbox ? sandboxGateways(sandbox) : []), bankTransferGateway(), cashOnDeliveryGateway(), onAccountGateway()];
}
