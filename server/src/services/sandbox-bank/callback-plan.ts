import type { SandboxMessage } from '@vitrina/backend';

export const DECISIONS = ['pay', 'decline', 'cancel', 'hold', 'reserve'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Manners of the bank's callbacks, chosen on its page. `never`: none, so that only polling learns of it. */
export const MANNERS = ['at once', 'slow', 'twice', 'out of order', 'never'] as const;
export type Manner = (typeof MANNERS)[number];

export type EventKind = SandboxMessage['kind'];
/** One callback to the shop: delay in milliseconds, and event. A repeated event is sent with equal content. */
export interface PlannedCall {
  afterMs: number;
  kind: EventKind;
}

export const SLOW_MS = 5000;
const RESULT: Readonly<Record<Decision, EventKind>> = { pay: 'paid', decline: 'failed', cancel: 'cancelled', hold: 'pending', reserve: 'authorized' };

/** Returns the callbacks after a decision. Like a real bank it reports `pending` before the result. */
export function planCalls(decision: Decision, manner: Manner): PlannedCall[] {
  const result = RESULT[decision];
  const story: EventKind[] = result === 'pending' ? ['pending'] : ['pending', result];
  switch (manner) {
    case 'at once':
      return story.map((kind) => ({ afterMs: 0, kind }));
    case 'slow':
      return story.map((kind) => ({ afterMs: SLOW_MS, kind }));
    case 'twice':
      return [...story, ...story].map((kind) => ({ afterMs: 0, kind }));
    case 'out of order':
      return story.toReversed().map((kind) => ({ afterMs: 0, kind }));
    case 'never':
      return [];
  }
}

/** State of the payment after a decision, for status queries. */
export const resultOf = (decision: Decision): EventKind => RESULT[decision];

/** Returns the callbacks about a partial refund. Out of order: a wrong amount comes before the right one. */
export function planParts(amount: number, manner: Manner): { amount: number; afterMs: number }[] {
  switch (manner) {
    case 'at once':
      return [{ amount, afterMs: 0 }];
    case 'slow':
      return [{ amount, afterMs: SLOW_MS }];
    case 'twice':
      return [
        { amount, afterMs: 0 },
        { amount, afterMs: 0 },
      ];
    case 'out of order':
      return [
        { amount: amount + 1, afterMs: 0 },
        { amount, afterMs: 0 },
      ];
    case 'never':
      return [];
  }
}
