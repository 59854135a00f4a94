import type { BrowserReturn, Gateway } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import type { Payment } from './payment-queries.ts';

/** Order or additional payment that a payment is for; locked until the transaction ends. */
export interface LockedSubject {
  /** The order is cancelled or failed: money received for it is refunded. */
  hasEnded: boolean;
  /** Amount due, minor units. */
  owed: number;
  /** Brings its state in line with its payments, oldest first, in the transaction that holds the lock. */
  settle: (db: Db, payments: readonly Payment[]) => Promise<void>;
}

/** Access to the subjects that a payment's `reference` names, provided by the modules above. */
export interface PaymentSubjects {
  /** `null`: unknown reference. */
  lock: (db: Db, reference: string) => Promise<LockedSubject | null>;
  /** Absolute URL of the page for the shopper who returns from the gateway; `null`: unknown reference. */
  returnUrl: (db: Db, reference: string, page: BrowserReturn['page']) => Promise<string | null>;
}

export interface PaymentDeps {
  /** Payment methods, in the order they are offered. */
  gateways: readonly Gateway[];
  subjects: PaymentSubjects;
  /** Logs errors that do not fail the request, such as an unreachable gateway. */
  logError: (error: unknown) => void;
}

export const gatewayOf = ({ gateways }: Pick<PaymentDeps, 'gateways'>, code: string): Gateway | undefined => gateways.find((gateway) => gateway.code === code);
