import type { Cart } from '@vitrina/contract/cart';
import type { PaymentType } from '@vitrina/contract/orders';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';

/** One line; amounts in minor units, gross. */
export interface OrderLine {
  productId: number;
  code: string;
  title: string;
  qty: number;
  unitAmount: number;
  vatPercent: number;
  /** Ordered from the supplier when sold: no stock is reserved. */
  onRequest?: boolean;
}

/** A service of a line; it has no stock. */
export interface OrderService {
  service: string;
  /** True if the right to withdraw from it ends once it is carried out. */
  beginsEarly?: boolean;
  /** Position of its product's line. */
  of: number;
  code: string;
  qty: number;
  unitAmount: number;
  vatPercent: number;
}

/** The input of a new order, computed from the cart's rows within the transaction that creates it. */
export interface OrderDraft {
  cartId: number;
  userId: number | null;
  tokenId: string | null;
  lang: LanguageCode;
  currency: CurrencyCode;
  email: string;
  payment: { code: string; type: PaymentType };
  /** Company that buys on account; absent: none. */
  companyId?: number | null;
  /** Ids of the offers that the order accepts; absent: none. */
  offers?: readonly number[];
  /** Minor units. */
  total: number;
  lines: readonly OrderLine[];
  /** Services; absent: none. */
  services?: readonly OrderService[];
  coupons: readonly { id: number; customerKey: string }[];
  /** The cart as the buyer saw it, stored with the order permanently. */
  snapshot: Cart;
}
