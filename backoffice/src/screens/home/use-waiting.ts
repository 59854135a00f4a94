import { useQueries, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import * as bankCalls from '@vitrina/contract/staff/bank.calls';
import * as companyCalls from '@vitrina/contract/staff/companies.calls';
import * as orderCalls from '@vitrina/contract/staff/orders.calls';
import * as questionCalls from '@vitrina/contract/staff/questions.calls';
import * as refundCalls from '@vitrina/contract/staff/refunds.calls';
import * as returnCalls from '@vitrina/contract/staff/returns.calls';
import * as reviewCalls from '@vitrina/contract/staff/reviews.calls';
import * as stockCalls from '@vitrina/contract/staff/stock.calls';
import { callStaff } from '../../api/call-staff.ts';
import { countsQuery } from '../../api/orders.ts';
import type { Permission } from '../../api/session.ts';
import { useMay } from '../../app/me.tsx';

export interface Waiting {
  /** Name of its label, `home_{name}`. */
  name: string;
  /** `undefined`: unknown yet. */
  count: number | undefined;
  link: Pick<LinkProps, 'to'> & { search?: Record<string, string> };
  /** A buyer waits for money or for an answer. */
  isUrgent?: boolean;
}

type Rule = Omit<Waiting, 'count'> & { permission: Permission; of: (row: { status: string; payment_status: string | null }) => boolean };

const ORDERS: readonly Rule[] = [
  { name: 'to_pack', permission: 'orders.fulfil', link: { to: '/orders', search: { tab: 'confirmed' } }, of: ({ status }) => status === 'confirmed' },
  { name: 'to_ship', permission: 'orders.fulfil', link: { to: '/orders', search: { tab: 'packed' } }, of: ({ status }) => status === 'packed' },
  { name: 'unpaid', permission: 'payments.view', link: { to: '/orders', search: { tab: 'new' } }, of: ({ status }) => status === 'new' },
  { name: 'on_the_way', permission: 'orders.details', link: { to: '/orders', search: { tab: 'shipped' } }, of: ({ status }) => status === 'shipped' },
];

interface Desk {
  name: string;
  permission: Permission;
  link: Waiting['link'];
  count: (signal: AbortSignal) => Promise<number>;
  isUrgent?: boolean;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

/** Open work outside orders, each counted by the call of its list. */
const DESKS: readonly Desk[] = [
  {
    name: 'to_check',
    permission: 'orders.details',
    link: { to: '/orders', search: { mark: 'check' } },
    count: async (signal) => (await callStaff(orderCalls.search, { filter: { mark: 'check' }, limit: 1 }, { signal })).total,
    isUrgent: true,
  },
  {
    name: 'returns',
    permission: 'returns.receive',
    link: { to: '/returns' },
    count: async (signal) => {
      const { unconfirmed, announced, received, inspected } = (await callStaff(returnCalls.search, { limit: 1 }, { signal })).counts;
      return sum([unconfirmed, announced, received, inspected]);
    },
  },
  {
    name: 'refund_due',
    permission: 'payments.view',
    link: { to: '/refunds' },
    count: async (signal) => (await callStaff(refundCalls.due, { filter: { by_hand: true }, limit: 1 }, { signal })).counts.by_hand,
    isUrgent: true,
  },
  {
    name: 'bank',
    permission: 'bank.import',
    link: { to: '/bank' },
    count: async (signal) => {
      const { certain, likely, differs } = (await callStaff(bankCalls.entries, { filter: { state: 'open' }, limit: 1 }, { signal })).counts;
      return sum([certain, likely, differs]);
    },
  },
  {
    name: 'reviews',
    permission: 'reviews.moderate',
    link: { to: '/reviews' },
    count: async (signal) => (await callStaff(reviewCalls.search, { limit: 1 }, { signal })).total,
  },
  {
    name: 'questions',
    permission: 'reviews.moderate',
    link: { to: '/reviews', search: { kind: 'questions' } },
    count: async (signal) => (await callStaff(questionCalls.search, { limit: 1 }, { signal })).total,
  },
  {
    name: 'companies',
    permission: 'customers.edit',
    link: { to: '/companies' },
    count: async (signal) => (await callStaff(companyCalls.list, { filter: { state: 'asked' }, limit: 1 }, { signal })).total,
  },
  {
    name: 'sold_out',
    permission: 'stock.view',
    link: { to: '/stock', search: { below: '1' } },
    count: async (signal) => (await callStaff(stockCalls.grid, { filter: { below: 1 }, limit: 1 }, { signal })).total,
  },
];

/** Numbers of open work for this role. */
export function useWaiting(): Waiting[] {
  const may = useMay();
  const { data: counts } = useQuery({ ...countsQuery, enabled: may('orders.view') });
  const orders = ORDERS.filter(({ permission }) => may('orders.view') && may(permission)).map(
    ({ permission: _, of, ...card }): Waiting => ({ ...card, count: counts && sum(counts.filter(of).map(({ n }) => n)) }),
  );
  const mine = DESKS.filter(({ permission }) => may(permission));
  const found = useQueries({
    queries: mine.map(({ name, count }) => ({ queryKey: ['waiting', name], queryFn: ({ signal }: { signal: AbortSignal }) => count(signal) })),
  });
  return [...orders, ...mine.map(({ name, link, isUrgent = false }, i): Waiting => ({ name, link, isUrgent, count: found[i]?.data }))];
}
