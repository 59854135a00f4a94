import { ORDER_SORTS, PAYMENTS, TABS } from './order-words.ts';

/** What the address says of the list of orders: `?tab=confirmed&text=novak`. */
export interface OrdersSearch {
  tab?: string;
  text?: string;
  payment?: string;
  market?: string;
  /** Days, both included: `2026-11-23`. */
  from?: string;
  to?: string;
  sort?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MARKET = /^[a-z]{2}$/;
const SORT = new RegExp(`^-?(?:${ORDER_SORTS.join('|')})$`);
const FITS: Readonly<Record<keyof OrdersSearch, (value: string) => boolean>> = {
  tab: (value) => TABS.some(({ id }) => id === value),
  text: (value) => value !== '',
  payment: (value) => PAYMENTS.some((one) => one === value),
  market: (value) => MARKET.test(value),
  from: (value) => DAY.test(value),
  to: (value) => DAY.test(value),
  sort: (value) => SORT.test(value),
};

/** What does not fit is left out, so that an old or mistyped address still opens the list. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  return Object.fromEntries(
    Object.entries(FITS).flatMap(([name, fits]) => {
      const value = search[name];
      return typeof value === 'string' && fits(value.trim()) ? [[name, value.trim().slice(0, 200)]] : [];
    }),
  );
}
