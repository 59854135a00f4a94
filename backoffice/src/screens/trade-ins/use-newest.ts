import { useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/trade-ins.calls';
import { callStaff } from '../../api/call-staff.ts';
import type { TradeIn } from './use-trade-ins.ts';

/** Current state of a device: the list's row may be older than the last step, which would then be offered again. */
export function useNewest(one: TradeIn): TradeIn {
  const { data } = useQuery({
    queryKey: ['trade-ins', 'one', one.id],
    queryFn: async ({ signal }) =>
      (await callStaff(calls.search, { filter: { text: one.number }, limit: 10 }, { signal })).items.find(({ id }) => id === one.id) ?? one,
    placeholderData: one,
  });
  return data ?? one;
}
