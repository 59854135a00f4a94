import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxMessage, SandboxPayment } from '@vitrina/backend';
import { type Decision, type EventKind, type Manner, planCalls, planParts, resultOf } from './callback-plan.ts';
import { sendCallback } from './send-callback.ts';

const REMEMBERED = 10_000;

export interface BankAccounts {
  /** Decides a payment and calls the shop; resolves after the callbacks without delay. */
  decide: (payment: SandboxPayment, decision: Decision, manner: Manner) => Promise<void>;
  /** State of a payment; `null`: undecided. */
  status: (code: string) => SandboxMessage | null;
  /** Refunds the payment, or a part of it under the shop's code, and calls the shop. `false`: nothing or not enough was paid here. */
  refund: (code: string, part?: RefundedPart) => boolean;
  /** Captures a part of a reservation under the shop's code and calls the shop. `false`: nothing or not enough is reserved. */
  capture: (code: string, part: CapturedPart) => boolean;
  /** Releases the uncaptured rest of a reservation and calls the shop. `false`: nothing is reserved. */
  release: (code: string) => boolean;
}

/** Part of a reservation collected by the shop. */
export interface CapturedPart {
  /** The shop's code of the capture: equal codes are one capture. */
  capture: string;
  amount: number;
}

/** Part of a payment refunded by the shop. */
export interface RefundedPart {
  /** The shop's code of the refund: equal codes are one refund. */
  refund: string;
  amount: number;
}

interface Account {
  payment: SandboxPayment;
  kind: EventKind;
  /** Manner of callbacks chosen on the bank's page, used for refunds too. */
  manner: Manner;
  /** Partial refunds by the shop's codes. */
  parts: Map<string, number>;
  /** Captures by the shop's codes. */
  captures: Map<string, number>;
}

const sumOf = (parts: ReadonlyMap<string, number>): number => [...parts.values()].reduce((sum, amount) => sum + amount, 0);
/** Returns the amount received by the shop, minor units: of a reservation, its captures. */
const paidOf = ({ payment, kind, captures }: Account): number =>
  captures.size > 0 ? sumOf(captures) : kind === 'authorized' || kind === 'voided' ? 0 : payment.amount;

/** Creates the accounts of the sandbox bank, in memory. */
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
  const callShop = (payment: SandboxPayment, kind: EventKind) => sendCallback({ url: payment.callbackUrl, message: message(payment, kind), secret });
  const callAboutPart = async ({ payment, manner }: Account, { refund, amount }: RefundedPart): Promise<void> => {
    const partMessage = { ...message(payment, 'part_refunded'), event_id: `${refund}:part_refunded`, refund };
    for (const { amount: partAmount, afterMs } of planParts(amount, manner)) {
      await pause(afterMs, undefined, { ref: false });
      await sendCallback({ url: payment.callbackUrl, message: { ...partMessage, amount: partAmount }, secret });
    }
  };
  const refundPart = (account: Account, part: RefundedPart): boolean => {
    const isNew = !account.parts.has(part.refund);
    if (isNew && (part.amount < 1 || sumOf(account.parts) + part.amount > paidOf(account))) return false;
    account.parts.set(part.refund, account.parts.get(part.refund) ?? part.amount);
    void callAboutPart(account, { ...part, amount: account.parts.get(part.refund) as number });
    return true;
  };
  return {
    decide: async (payment, decision, manner) => {
      decided.set(payment.code, { payment, kind: resultOf(decision), manner, parts: new Map(), captures: new Map() });
      const calls = planCalls(decision, manner);
      for (const { kind } of calls.filter((call) => call.afterMs === 0)) await callShop(payment, kind);
      for (const { kind, afterMs } of calls.filter((call) => call.afterMs > 0))
        void pause(afterMs, undefined, { ref: false }).then(() => callShop(payment, kind));
    },
    status: (code) => {
      const account = decided.get(code);
      return account ? message(account.payment, account.kind) : null;
    },
    refund: (code, part) => {
      const account = decided.get(code);
      if (!account || account.kind === 'refunded') return account !== undefined;
      if (paidOf(account) === 0 || (account.kind !== 'paid' && account.captures.size === 0)) return false;
      if (part) return refundPart(account, part);
      account.kind = 'refunded';
      void callShop({ ...account.payment, amount: paidOf(account) }, 'refunded');
      return true;
    },
    capture: (code, { capture, amount }) => {
      const account = decided.get(code);
      if (account?.kind !== 'authorized' && !account?.captures.has(capture)) return false;
      if (!account.captures.has(capture) && (amount < 1 || sumOf(account.captures) + amount > account.payment.amount)) return false;
      account.captures.set(capture, account.captures.get(capture) ?? amount);
      const captureMessage = {
        ...message(account.payment, 'captured'),
        event_id: `${capture}:captured`,
        capture,
        amount: account.captures.get(capture) as number,
      };
      void sendCallback({ url: account.payment.callbackUrl, message: captureMessage, secret });
      return true;
    },
    release: (code) => {
      const account = decided.get(code);
      if (account?.kind !== 'authorized') return account?.kind === 'voided';
      account.kind = 'voided';
      void callShop(account.payment, 'voided');
      return true;
    },
  };
}
