import type { Payment } from './payment-queries.ts';
import type { PaymentState } from './payment-states.ts';

/** `applied`: stored, also where the state stays. `repeated`: stored before. `refused`: does not match a payment of ours. */
export type EventOutcome =
  | { kind: 'applied'; payment: Payment; before: PaymentState; payments: readonly Payment[] }
  | { kind: 'repeated' }
  | { kind: 'refused'; reason: string };
