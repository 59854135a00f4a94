import type { DocumentKind } from '@vitrina/contract/staff/documents';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';

import type { BusinessData } from './ubl/business-party.ts';

/** Name and address as printed on a document, without empty lines. */
export interface PartyData {
  lines: string[];
  vatNumber: string | null;
  taxNumber: string | null;
}

export interface LineData {
  code: string;
  title: string;
  qty: number;
  /** Gross, minor units, like all amounts below. `null`: a packing slip has no amounts. */
  unit: number | null;
  total: number | null;
  vatPercent: number | null;
  /** Packing slip only: the old device is taken back at delivery. */
  takeBack?: true;
}

/** One line of the totals: key of its text. */
export interface SumData {
  label: string;
  amount: number;
}

export interface VatData {
  percent: number;
  base: number;
  vat: number;
}

/** Another seller, whose goods the document leaves out. */
export interface OtherSeller {
  /** Legal name and address. */
  name: string;
  /** Its part of the order with delivery; absent: the document does not print it. */
  total?: number;
}

/** Complete data of a document as issued, from which it is drawn. */
export interface DocumentData {
  kind: DocumentKind;
  number: string;
  lang: LanguageCode;
  currency: CurrencyCode;
  /** `2026-11-23`, in the shop's time zone. */
  date: string;
  /** Day on which the goods were shipped; `null`: not yet. */
  suppliedOn: string | null;
  order: { number: string; date: string };
  /** Packing slip only: number of the parcel within the order, from 1; absent: the whole order. */
  parcel?: number;
  /** Credit note only: the corrected invoice; else `null`. */
  invoice: { number: string; date: string } | null;
  /** Version of the order's contents; absent: the original contents. */
  contents?: number;
  seller: PartyData & { register: string | null; contact: string[] };
  buyer: PartyData;
  /** `null`: to the buyer's own address. */
  deliverTo: string[] | null;
  /** Shipping option and destination, one entry per parcel. */
  delivery: string[];
  lines: LineData[];
  sums: SumData[];
  vat: VatData[];
  total: number | null;
  /** Part of the total that was paid with, or is refunded as, a coupon of a trade-in; absent: nothing. */
  prepaid?: number;
  /** Invoice of a part of the order only: sellers that supply and invoice the rest. */
  otherSellers?: OtherSeller[];
  /** With other sellers only: amount to be paid, or paid, for the whole order. */
  orderTotal?: number;
  /** Keys of texts. */
  notes: string[];
  /** Numbers of the seller in producer registers of the destination country, if its law requires them on invoices. */
  producerNumbers?: { scheme: string; number: string }[];
  /** Company buyers only: further data of an e-invoice. */
  business?: BusinessData;
  payment: {
    title: string;
    isPaid: boolean;
    /** Last day to pay; absent: immediately. */
    dueOn?: string;
    /** Data for a transfer; `null`: other payment. */
    transfer: {
      recipient: string;
      iban: string;
      bic: string;
      reference: string;
      /** Drawing of the code to scan; `null`: none, or nothing is owed. */
      code: string | null;
    } | null;
  } | null;
}
