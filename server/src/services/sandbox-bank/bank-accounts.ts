import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxMessage, SandboxPayment } from '@vitrina/backend';
import { type Decision, type EventKind, type Manner, planCalls, planParts, resultOf } from './callback-plan.ts';
import { sendCallback } from './send-callback.ts';

const REMEMBERED = 10_000;

export interface BankAccounts {
  /** Decides a payment and tells the shop; done when the calls without delay are. */
  decide: (payment: SandboxPayment, decision: Decision, manner: Manner) => Promise<void>;
  /** State of a payment; `null`: undecided. */
  status: (code: string) => SandboxMessage | null;
  /** Gives the money back, or a part of it under the shop's name for it, and tells the shop. `false`: there is none, or not so much, of it here. */
  refund: (code: string, part?: RefundedPart) => boolean;
}

/** What the shop wishes back of a payment. */
export interface RefundedPart {
  /** Its own code of the refund: the same one twice is one. */
  refund: string;
  amount: number;
}

interface Account {
  payment: SandboxPayment;
  kind: EventKind;
  /** Chosen on the bank's page, for what it tells of refunds too. */
  manner: Manner;
  /** Given back in parts, by the shop's codes. */
  parts: Map<string, number>;
}

const givenBack = ({ parts }: Account): number => [...parts.values()].reduce((sum, amount) => sum + amount, 0);

/** What the sandbox bank remembers, in memory. */
export function createBankAccounts(secret: string): BankAccounts {
  const decided = new BoundedMap<string, Account>(REMEMBERED);
  const message = (payment: SandboxPayment, kind: EventKind): SandboxMessage => ({
    event_id: `${payment.code}:${kind}`,
    payment: payment.code,
    kind,
    amount: payment.amount,
    currency: payment.currency,
    reference: `bank-${payment.code}`,
  });
  const tell = (payment: SandboxPayment, kind: EventKind) => sendCallback({ url: payment.callbackUrl, message: message(payment, kind), secret });
  const tellPart = async ({ payment, manner }: Account, { refund, amount }: RefundedPart): Promise<void> => {
    const said = { ...message(payment, 'part_refunded'), event_id: `${refund}:part_refunded`, refund };
    for (const { amount: told, afterMs } of planParts(amount, manner)) {
      await pause(afterMs, undefined, { ref: false });
      await sendCallback({ url: payment.callbackUrl, message: { ...said, amount: told }, secret });
    }
  };
  const refundPart = (account: Account, part: RefundedPart): boolean => {
    const isNew = !account.parts.has(part.refund);
    if (isNew && (part.amount < 1 || givenBack(account) + part.amount > account.payment.amount)) return false;
    account.parts.set(part.refund, account.parts.get(part.refund) ?? part.amount);
    void tellPart(account, { ...part, amount: account.parts.get(part.refund) as number });
    return true;
  };
  return {
    decide: async (payment, decision, manner) => {
      decided.set(payment.code, { payment, kind: resultOf(decision), manner, parts: new Map() });
      const calls = planCalls(decision, manner);
      for (const { kind } of calls.filter((call) => call.afterMs === 0)) await tell(payment, kind);
      for (const { kind, afterMs } of calls.filter((call) => call.afterMs > 0)) void pause(afterMs, undefined, { ref: false }).then(() => tell(payment, kind));
    },
    status: (code) => {
      const known = decided.get(code);
      return known ? message(known.payment, known.kind) : null;
    },
    refund: (code, part) => {
      const known = decided.get(code);
      if (known?.kind !== 'paid') return known?.kind === 'refunded';
      if (part) return refundPart(known, part);
      known.kind = 'refunded';
      void tell(known.payment, 'refunded');
      return true;
    },
  };
}
