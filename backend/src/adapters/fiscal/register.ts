import type { FiscalRegisterCode } from '@vitrina/contract/law/fiscal-rules';
import type { PaymentKind } from '@vitrina/contract/values/payment-kind';

/** Document as reported to a fiscal register. */
export interface FiscalDocument {
  /** Ours, stable: however often it is delivered, it is one receipt. */
  key: string;
  kind: 'receipt' | 'storno';
  /** Number in the register's form: `12/WEB1/1`. */
  number: string;
  sequence: number;
  premise: string;
  device: string;
  operator: string | null;
  seller: { name: string; taxNumber: string };
  /** Tax number of a company that buys; `null`: a consumer, or none was given. */
  buyerTaxNumber: string | null;
  issuedAt: Date;
  /** Time zone of the register. */
  timeZone: string;
  currency: string;
  /** Minor units; of a storno below 0. */
  total: number;
  vat: readonly { percent: number; base: number; vat: number }[];
  means: PaymentKind;
  /** Storno only: the register's identifier of the changed receipt; `null`: that receipt was never due for delivery. */
  original: string | null;
  /** True after the first attempt: the register counts it as delivered subsequently. */
  isSubsequent: boolean;
}

/** `refused`: the register read it and does not take it; people have to look. `unclear`: whether it was taken is not known, so it is asked again. */
export type FiscalAnswer =
  | { kind: 'accepted'; identifier: string; verifyUrl: string /** As it was signed. */; receipt: string }
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
  /** Delivers it once: a document that is there already gets the identifier it has. Never throws. */
  deliver(document: FiscalDocument, protectiveCode: string | null): Promise<FiscalAnswer>;
}

/** Registers that this shop is set up with. */
export type FiscalRegisters = (code: FiscalRegisterCode) => FiscalRegister | null;
