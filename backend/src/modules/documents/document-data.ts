import type { DocumentKind } from '@vitrina/contract/staff/documents';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';

import type { BusinessData } from './ubl/business-party.ts';

/** Name and address as they stand on a document, without empty lines. */
export interface PartyData {
  lines: string[];
  vatNumber: string | null;
  taxNumber: string | null;
}

export interface LineData {
  code: string;
  title: string;
  qty: number;
  /** Gross, minor units, as below. `null`: a packing slip names no money. */
  unit: number | null;
  total: number | null;
  vatPercent: number | null;
  /** Packing slip only: the old device is taken along at delivery. */
  takeBack?: true;
}

/** One line of the sums: name of its text. */
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
  /** Its part of the order with delivery, as far as the document tells it. */
  total?: number;
}

/** Complete data of a document as issued, which it is drawn from. */
export interface DocumentData {
  kind: DocumentKind;
  number: string;
  lang: LanguageCode;
  currency: CurrencyCode;
  /** `2026-11-23`, by the shop's clock. */
  date: string;
  /** Day on which the goods left; `null`: they have not. */
  suppliedOn: string | null;
  order: { number: string; date: string };
  /** Packing slip only: number of the parcel within the order, from 1; absent: the whole order. */
  parcel?: number;
  /** Credit note only: the invoice it changes; else `null`. */
  invoice: { number: string; date: string } | null;
  /** Version of the order's contents that it is of; absent: what was bought. */
  contents?: number;
  seller: PartyData & { register: string | null; contact: string[] };
  buyer: PartyData;
  /** `null`: to the buyer's own address. */
  deliverTo: string[] | null;
  /** Ways and places, one a parcel. */
  delivery: string[];
  lines: LineData[];
  sums: SumData[];
  vat: VatData[];
  total: number | null;
  /** Paid of the total, or given back of it, by a coupon of a device in trade; left out: nothing. */
  prepaid?: number;
  /** Invoice of a part of the order only: who supplies and invoices the rest. */
  otherSellers?: OtherSeller[];
  /** With other sellers only: amount to be paid, or paid, for the whole order. */
  orderTotal?: number;
  /** Names of texts. */
  notes: string[];
  /** Numbers of the seller in producer registers of the destination country, where its law requires them on invoices. */
  producerNumbers?: { scheme: string; number: string }[];
  /** Company buyers only: further data of an e-invoice. */
  business?: BusinessData;
  payment: {
    title: string;
    isPaid: boolean;
    /** Last day to pay it; absent: at once. */
    dueOn?: string;
    /** Data for a transfer; `null`: other payment. */
    transfer: {
      recipient: string;
      iban: string;
      bic: string;
      reference: string /** Picture of the code to scan; `null`: none, or nothing is owed. */;
      code: string | null;
    } | null;
  } | null;
}
