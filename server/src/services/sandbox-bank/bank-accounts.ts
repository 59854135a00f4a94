import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxMessage, SandboxPayment } from '@vitrina/backend';
import { type Decision, type EventKind, type Manner, planCalls, resultOf } from './callback-plan.ts';
import { sendCallback } from './send-callback.ts';

const REMEMBERED = 10_000;

export interface BankAccounts {
  /** Decides a payment and tells the shop; done when the calls without delay are. */
  decide: (payment: SandboxPayment, decision: Decision, manner: Manner) => Promise<void>;
  /** State of a payment; `null`: undecided. */
  status: (code: string) => SandboxMessage | null;
  /** Gives the money back and tells the shop. `false`: there is none of it here. */
  refund: (code: string) => boolean;
}

/** What the sandbox bank remembers, in memory. */
export function createBankAccounts(secret: string): BankAccounts {
  const decided = new BoundedMap<string, { payment: SandboxPayment; kind: EventKind }>(REMEMBERED);
  const message = (payment: SandboxPayment, kind: EventKind): SandboxMessage => ({
    event_id: `${payment.code}:${kind}`,
    payment: payment.code,
    kind,
    amount: payment.amount,
    currency: payment.currency,
    reference: `bank-${payment.code}`,
  });
  const tell = (payment: SandboxPayment, kind: EventKind) => sendCallback({ url: payment.callbackUrl, message: message(payment, kind), secret });
  const remember = (payment: SandboxPayment, kind: EventKind): void => {
    decided.set(payment.code, { payment, kind });
  };
  return {
    decide: async (payment, decision, manner) => {
      remember(payment, resultOf(decision));
      const calls = planCalls(decision, manner);
      for (const { kind } of calls.filter((call) => call.afterMs === 0)) await tell(payment, kind);
      for (const { kind, afterMs } of calls.filter((call) => call.afterMs > 0)) void pause(afterMs, undefined, { ref: false }).then(() => tell(payment, kind));
    },
    status: (code) => {
      const known = decided.get(code);
      return known ? message(known.payment, known.kind) : null;
    },
    refund: (code) => {
      const known = decided.get(code);
      if (known?.kind !== 'paid') return known?.kind === 'refunded';
      remember(known.payment, 'refunded');
      void tell(known.payment, 'refunded');
      return true;
    },
  };
}
