import type { Cart } from '@vitrina/contract/cart';
import type { PaymentType } from '@vitrina/contract/orders';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';

/** One line as it is sold; amounts in minor units, gross. */
export interface OrderLine {
  productId: number;
  code: string;
  title: string;
  qty: number;
  unitAmount: number;
  vatPercent: number;
  /** Ordered from the maker when it is sold: no pieces are taken. */
  onRequest?: boolean;
}

/** Everything an order is made of, computed by the backend from the cart's database state within the same transaction. */
export interface OrderDraft {
  cartId: number;
  userId: number | null;
  tokenId: string | null;
  lang: LanguageCode;
  currency: CurrencyCode;
  email: string;
  payment: { code: string; type: PaymentType };
  /** Minor units. */
  total: number;
  lines: readonly OrderLine[];
  coupons: readonly { id: number; customerKey: string }[];
  /** The cart as the buyer saw it: shown with the order for ever. */
  snapshot: Cart;
}
