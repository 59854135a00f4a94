import type { FiscalRegisterCode } from '@vitrina/contract/law/fiscal-rules';
import type { PaymentKind } from '@vitrina/contract/values/payment-kind';

/** Document as reported to a fiscal register. */
export interface FiscalDocument {
  /** Our idempotency key: repeated deliveries remain one receipt. */
  key: string;
  kind: 'receipt' | 'storno';
  /** Number in the register's form: `12/WEB1/1`. */
  number: string;
  sequence: number;
  premise: string;
  device: string;
  operator: string | null;
  seller: { name: string; taxNumber: string };
  /** Tax number of a company as the buyer; `null`: a consumer, or a company that gave none. */
  buyerTaxNumber: string | null;
  issuedAt: Date;
  /** Time zone of the register. */
  timeZone: string;
  currency: string;
  /** Minor units; negative for a storno. */
  total: number;
  vat: readonly { percent: number; base: number; vat: number }[];
  means: PaymentKind;
  /** Storno only: the register's identifier of the changed receipt; `null`: that receipt was never due for delivery. */
  original: string | null;
  /** True after the first attempt: the register counts it as delivered subsequently. */
  isSubsequent: boolean;
}

/** `refused`: the register read the document and rejected it; staff must look at it. `unclear`: not known whether it was accepted, so it is delivered again. */
export type FiscalAnswer =
  | {
      kind: 'accepted';
      identifier: string;
      verifyUrl: string;
      /** As signed by the register. */
      receipt: string;
    }
  | { kind: 'refused'; code: string; reason: string }
  | { kind: 'unclear'; why: UnclearReason; detail: string };
export type UnclearReason = 'unreachable' | 'status' | 'malformed' | 'signature' | 'mismatch';

/** A fiscal register of one country: an adapter. */
export interface FiscalRegister {
  code: FiscalRegisterCode;
  /** True for trials: its receipts are not valid. */
  isSandbox: boolean;
  /** Computes the code the seller signs itself, without a call; `null`: this register requires none. */
  protect(document: FiscalDocument): string | null;
  /** Delivers the document; idempotent: a document that the register already has gets its existing identifier. Never throws. */
  deliver(document: FiscalDocument, protectiveCode: string | null): Promise<FiscalAnswer>;
}

/** Fiscal registers that this shop is configured with; `null`: none with this code. */
export type FiscalRegisters = (code: FiscalRegisterCode) => FiscalRegister | null;
