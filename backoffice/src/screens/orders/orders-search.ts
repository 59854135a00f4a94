import { MARKS, ORDER_SORTS, PAYMENTS, TABS } from './order-words.ts';

/** What the address says of the list of orders: `?tab=confirmed&text=novak`. */
export interface OrdersSearch {
  tab?: string;
  text?: string;
  payment?: string;
  /** Code of the way it is paid. */
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
  /** Of a kept view: `number,time,total`. */
  columns?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const CODE = /^.{1,80}$/;
const COLUMNS = /^[a-z_]+(?:,[a-z_]+)*$/;
const MARKET = /^[a-z]{2}$/;
const SORT = new RegExp(`^-?(?:${ORDER_SORTS.join('|')})$`);
const FITS: Readonly<Record<keyof OrdersSearch, (value: string) => boolean>> = {
  tab: (value) => TABS.some(({ id }) => id === value),
  text: (value) => value !== '',
  payment: (value) => PAYMENTS.some((one) => one === value),
  way: (value) => CODE.test(value),
  market: (value) => MARKET.test(value),
  warehouse: (value) => CODE.test(value),
  carrier: (value) => CODE.test(value),
  product: (value) => CODE.test(value),
  coupon: (value) => CODE.test(value),
  mark: (value) => MARKS.some((one) => one === value),
  from: (value) => DAY.test(value),
  to: (value) => DAY.test(value),
  sort: (value) => SORT.test(value),
  columns: (value) => COLUMNS.test(value),
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
