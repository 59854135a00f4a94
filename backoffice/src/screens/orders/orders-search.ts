import { fits, readSearch } from '../../kits/list/read-search.ts';
import { MARKS, ORDER_SORTS, PAYMENTS, TABS } from './order-words.ts';

/** Parameters of the list of orders: `?tab=confirmed&text=novak`. */
export interface OrdersSearch {
  tab?: string;
  text?: string;
  payment?: string;
  /** Code of the payment method. */
  way?: string;
  market?: string;
  warehouse?: string;
  carrier?: string;
  product?: string;
  coupon?: string;
  mark?: string;
  /** Days, both included: `2026-11-23`. */
  from?: string;
  to?: string;
  sort?: string;
  /** Columns of a saved view: `number,time,total`. */
  columns?: string;
  density?: string;
}

/** Drops invalid parameters. */
export const readOrdersSearch = (search: Record<string, unknown>): OrdersSearch =>
  readSearch<OrdersSearch>(
    {
      tab: fits.oneOf(TABS.map(({ id }) => id)),
      text: fits.text,
      payment: fits.oneOf(PAYMENTS),
      way: fits.code,
      market: fits.market,
      warehouse: fits.code,
      carrier: fits.code,
      product: fits.code,
      coupon: fits.code,
      mark: fits.oneOf(MARKS),
      from: fits.day,
      to: fits.day,
      sort: fits.sort(ORDER_SORTS),
      columns: fits.columns,
      density: fits.density,
    },
    search,
  );
