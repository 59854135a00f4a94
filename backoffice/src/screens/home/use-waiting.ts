import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import * as stockCalls from '@vitrina/contract/staff/stock.calls';
import { callStaff } from '../../api/call-staff.ts';
import { countsQuery } from '../../api/orders.ts';
import type { Permission } from '../../api/session.ts';
import { useMay } from '../../app/me.tsx';

export interface Waiting {
  /** Name of its label, `home_{name}`. */
  name: string;
  /** `undefined`: not known yet. */
  count: number | undefined;
  link: Pick<LinkProps, 'to'> & { search?: Record<string, string> };
  /** Money or time of a buyer's waits. */
  isUrgent?: boolean;
}

type Rule = Omit<Waiting, 'count'> & { permission: Permission; of: (row: { status: string; payment_status: string | null }) => boolean };

const ORDERS: readonly Rule[] = [
  { name: 'to_pack', permission: 'orders.fulfil', link: { to: '/orders', search: { tab: 'confirmed' } }, of: ({ status }) => status === 'confirmed' },
  { name: 'to_ship', permission: 'orders.fulfil', link: { to: '/orders', search: { tab: 'packed' } }, of: ({ status }) => status === 'packed' },
  { name: 'unpaid', permission: 'payments.view', link: { to: '/orders', search: { tab: 'new' } }, of: ({ status }) => status === 'new' },
  {
    name: 'refund_due',
    permission: 'payments.view',
    link: { to: '/orders', search: { tab: 'refund_due' } },
    of: ({ payment_status }) => payment_status === 'refund_due',
    isUrgent: true,
  },
  { name: 'on_the_way', permission: 'orders.details', link: { to: '/orders', search: { tab: 'shipped' } }, of: ({ status }) => status === 'shipped' },
];

/** What waits for this role, counted. */
export function useWaiting(): Waiting[] {
  const may = useMay();
  const { data: counts } = useQuery({ ...countsQuery, enabled: may('orders.view') });
  const seesStock = may('stock.view');
  const { data: out } = useQuery({
    queryKey: ['stock', 'out'],
    queryFn: async ({ signal }) => (await callStaff(stockCalls.grid, { filter: { below: 1 }, limit: 1 }, { signal })).total,
    enabled: seesStock,
  });
  const orders = ORDERS.filter(({ permission }) => may('orders.view') && may(permission)).map(
    ({ permission: _, of, ...card }): Waiting => ({ ...card, count: counts?.filter(of).reduce((sum, { n }) => sum + n, 0) }),
  );
  return [...orders, ...(seesStock ? [{ name: 'sold_out', count: out, link: { to: '/stock' as const, search: { below: '1' } } }] : [])];
}
