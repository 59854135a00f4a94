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

/** A service had with a line; it has no stock. */
export interface OrderService {
  service: string;
  /** The right to withdraw from it ends once it is carried out; left out: it stays. */
  beginsEarly?: boolean;
  /** Place of its line. */
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
  /** Offers to a company that it makes an order of; left out: none. */
  offers?: readonly number[];
  /** Minor units. */
  total: number;
  lines: readonly OrderLine[];
  /** Services; absent: none. */
  services?: readonly OrderService[];
  coupons: readonly { id: number; customerKey: string }[];
  /** The cart as the buyer saw it, stored with the order for good. */
  snapshot: Cart;
}
