import type { PaymentType } from '@vitrina/contract/orders';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';

/** The payer, as far as known; some gateways require it for card checks. */
export interface Buyer {
  fullName: string;
  /** Street and number. */
  address: string;
  town: string;
  postCode: string;
  /** Two letters. */
  country: string;
  phone: string;
}

/** Input to start a payment at a gateway. */
export interface PaymentStart {
  /** Ours, 128 random bits: what the gateway sends back to name the payment. */
  code: string;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  /** Order number, for people. */
  reference: string;
  email: string;
  lang: LanguageCode;
  buyer?: Buyer;
  /** Pages the shopper comes back to; they never make anything paid. */
  successUrl: string;
  /** The payment did not come about. */
  failureUrl: string;
  /** The shopper turned back at the gateway. */
  cancelUrl: string;
  /** Address for the gateway's callbacks. */
  callbackUrl: string;
}

export type StartedPayment =
  | { kind: 'none' }
  | { kind: 'form'; action: string; fields: Record<string, string>; gatewayReference?: string }
  | { kind: 'redirect'; url: string; gatewayReference?: string }
  /** The provider's own frame with its card form. */
  | { kind: 'frame'; url: string; gatewayReference?: string };

/** Event of a payment, reported by its gateway and authenticated by its signature. */
export interface GatewayEvent {
  /** Stable: a repeated event has an equal id. */
  eventId: string;
  /** Our code of the payment. */
  paymentCode: string;
  /**
   * `authorized`: the money is reserved on the buyer's card; `captured`: a part of that, or all of it, was taken; `voided`: what was not taken is released.
   */
  kind: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'part_refunded' | 'authorized' | 'captured' | 'voided';
  /** Minor units; of `part_refunded` and `captured` the part. */
  amount: number;
  currency: string;
  gatewayReference?: string;
  /** With `part_refunded`: our code of the refund; absent: the refund was started at the gateway. */
  refundCode?: string;
  /** With `captured`: our code of the capture. */
  captureCode?: string;
}

/** Input of a refund at a gateway. */
export interface RefundRequest {
  /** Our code of the payment. */
  code: string;
  gatewayReference: string | null;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  /** Code of a refund of a part: however often it is asked for, it is given once. Absent: all that is left. */
  part?: string;
}

/** Input of a capture at a gateway. */
export interface CaptureRequest {
  /** Our code of the payment. */
  code: string;
  gatewayReference: string | null;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  /** Code of the capture: however often it is asked for, it is taken once. */
  part: string;
}

export interface CallbackRequest {
  rawBody: Buffer;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** The message came by the shopper's own browser: redirect it to this page of the payment, for every outcome. */
export interface BrowserReturn {
  paymentCode: string;
  page: 'success' | 'failure' | 'canceled';
}

/** `refused`: not signed by the gateway, too old or unreadable: 400, nothing is changed. `reply` is what the gateway wants to hear. */
export type CallbackReading =
  | { kind: 'event'; event: GatewayEvent; reply?: string; browser?: BrowserReturn }
  | { kind: 'ignored'; reply?: string; browser?: BrowserReturn }
  | { kind: 'refused'; reason: string };

/** A way to pay: one adapter. Bank transfer and cash on delivery are ways too; they begin nothing. */
export interface Gateway {
  /** Name in addresses and in the database: `bank-transfer`, `sandbox-form`, `stripe` … */
  code: string;
  type: PaymentType;
  /** Currencies it takes. */
  currencies: readonly CurrencyCode[];
  /** Minutes an unpaid order waits; `null`: it is paid when it is handed over, so the order is confirmed at once and never ends unpaid. */
  waitMinutes: number | null;
  start(payment: PaymentStart): Promise<StartedPayment>;
  readCallback(request: CallbackRequest): CallbackReading | Promise<CallbackReading>;
  /** Asks the gateway how a payment stands; for those that were never told about. */
  status?(payment: { code: string; gatewayReference: string | null }): Promise<GatewayEvent | null>;
  /** Asks for the money back. Gives the event where the gateway says at once that it is done; `null`: it tells later. */
  refund?(wish: RefundRequest): Promise<GatewayEvent | null>;
  /** `refund` gives parts back too. */
  parts?: true;
  /**
   * Takes a part of what it reserved. Gives the event where it says at once that it is done; `null`: it tells later; `refused`: there is none, or not so
   * much, and asking again is of no use.
   */
  capture?(wish: CaptureRequest): Promise<GatewayEvent | 'refused' | null>;
  /** Releases what it reserved and has not taken. Gives the event where it says so at once; `null`: it tells later. */
  release?(payment: { code: string; gatewayReference: string | null }): Promise<GatewayEvent | null>;
}
