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
  /** Our code of 128 random bits, which the gateway returns to identify the payment. */
  code: string;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  /** Order number as shown to people. */
  reference: string;
  email: string;
  lang: LanguageCode;
  buyer?: Buyer;
  /** Pages to which the shopper returns; a visit never marks a payment as paid. */
  successUrl: string;
  /** The payment failed. */
  failureUrl: string;
  /** The shopper cancelled at the gateway. */
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
  /** Idempotency key: a repeated event has an equal id. */
  eventId: string;
  /** Our code of the payment. */
  paymentCode: string;
  /** `authorized`: the amount is reserved on the buyer's card; `captured`: all or a part of it was captured; `voided`: the rest is released. */
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
  /** Idempotency key of a partial refund. Absent: refund all that is left. */
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
  /** Idempotency key of the capture. */
  part: string;
}

export interface CallbackRequest {
  rawBody: Buffer;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** The callback came through the shopper's browser: redirect it to this page of the payment, for every outcome. */
export interface BrowserReturn {
  paymentCode: string;
  page: 'success' | 'failure' | 'canceled';
}

/** `refused`: not signed by the gateway, too old or unreadable: status 400, nothing is changed. `reply`: response body that the gateway expects. */
export type CallbackReading =
  | { kind: 'event'; event: GatewayEvent; reply?: string; browser?: BrowserReturn }
  | { kind: 'ignored'; reply?: string; browser?: BrowserReturn }
  | { kind: 'refused'; reason: string };

/** A payment method: one adapter. Bank transfer and cash on delivery are methods too; they start nothing. */
export interface Gateway {
  /** Name in URLs and in the database: `bank-transfer`, `sandbox-form`, `stripe` … */
  code: string;
  type: PaymentType;
  /** Supported currencies. */
  currencies: readonly CurrencyCode[];
  /** Minutes until an unpaid order expires; `null`: paid on delivery or on account, so the order is confirmed immediately and never expires unpaid. */
  waitMinutes: number | null;
  start(payment: PaymentStart): Promise<StartedPayment>;
  readCallback(request: CallbackRequest): CallbackReading | Promise<CallbackReading>;
  /** Queries the state of a payment at the gateway, as a callback may be lost; `null`: no news. */
  status?(payment: { code: string; gatewayReference: string | null }): Promise<GatewayEvent | null>;
  /** Requests a refund. Returns the event if the gateway confirms it immediately; `null`: a callback follows. */
  refund?(request: RefundRequest): Promise<GatewayEvent | null>;
  /** True if `refund` supports partial refunds. */
  parts?: true;
  /**
   * Captures a part of the authorised amount. Returns the event if the gateway confirms it immediately; `null`: a callback follows; `refused`:
   * nothing or less is authorised, and a retry is of no use.
   */
  capture?(request: CaptureRequest): Promise<GatewayEvent | 'refused' | null>;
  /** Releases the authorised amount that is not captured. Returns the event if the gateway confirms it immediately; `null`: a callback follows. */
  release?(payment: { code: string; gatewayReference: string | null }): Promise<GatewayEvent | null>;
}
