import type { CurrencyCode } from '@vitrina/contract/values/languages';

export interface Party {
  name: string;
  /** Street and number. */
  address: string;
  /** Postal code and town. */
  town: string;
}

/** A bank transfer as printed on the slip. */
export interface Transfer {
  payer: Party;
  recipient: Party;
  /** IBAN; in Serbia also the domestic account. Spaces and hyphens are ignored. */
  account: string;
  bic?: string;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  /** Printed reference: `SI12 1234567890 9`, `HR01 2026-1239`, `97 41-2026123`, `RF18 5390 0754 7034`. Empty: none. */
  reference: string;
  purpose: string;
  /** ISO 20022 purpose code of four letters, in Serbia the payment code of three digits; absent: the default for a purchase. */
  purposeCode?: string;
  /** Last day to pay, `2026-11-24`; absent: none. */
  due?: string;
}

/** Largest amount that all four codes can encode, minor units: 999,999,999.99. */
export const GREATEST_AMOUNT = 99_999_999_999;
