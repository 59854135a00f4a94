import type { BankTransfer } from '@vitrina/contract/orders';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { DocumentKind } from '@vitrina/contract/staff/documents';
import type { DocumentData, OtherSeller } from './document-data.ts';
import type { OrderSource, ParcelSource } from './order-source.ts';
import type { OwnRefund } from './own-refund.ts';

export interface Subject {
  kind: DocumentKind;
  /** For an invoice or credit note, with the company's own supply alone. */
  order: OrderSource;
  /** Other sellers with goods in the order. */
  others?: OtherSeller[];
  orderNumber: string;
  /** Credit note only: its refund; else `null`. */
  refund: OwnRefund | null;
  /** Packing slip only: its parcel; `null`: the whole order. */
  parcel: ParcelSource | null;
  invoice: { number: string; date: string } | null;
  settings: Settings;
  /** Data for a transfer; `null`: paid otherwise, or nothing is owed. */
  transfer: BankTransfer | null;
  now: Date;
  /** Correction only: its own lines and totals. */
  body?: Body;
}

export type Body = Pick<DocumentData, 'lines' | 'sums' | 'vat' | 'total' | 'prepaid' | 'notes' | 'payment'>;
