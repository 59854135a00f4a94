import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/order-actions.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { useEffect, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useKeptInput } from '../../kits/editor/use-kept-input.ts';
import { useTellingCall } from '../../kits/editor/use-telling-call.ts';
import { emptyOrder, type NewOrder, placeWish, previewWish } from './new-order.ts';

const REST_MS = 250;

/** State of an order by telephone: input is stored in this browser, totals are computed by the server. */
export function useNewOrder(market: LanguageCode) {
  const client = useQueryClient();
  const [order, setOrder] = useState<NewOrder>(() => emptyOrder(market));
  const [isTouched, setTouched] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [made, setMade] = useState<CallReply<typeof calls.create> | null>(null);
  const kept = useKeptInput('new-order', 0, isTouched ? order : undefined);
  const { run, isBusy } = useTellingCall(() => client.invalidateQueries({ queryKey: ['orders'] }));
  const json = JSON.stringify(previewWish(order));
  const [rested, setRested] = useState(json);
  useEffect(() => {
    const timer = setTimeout(() => setRested(json), REST_MS);
    return () => clearTimeout(timer);
  }, [json]);
  const preview = useQuery({
    queryKey: ['new-order', rested],
    queryFn: ({ signal }) => callStaff(calls.previewNew, JSON.parse(rested) as ReturnType<typeof previewWish>, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
  const change = (changes: Partial<NewOrder>): void => {
    setTouched(true);
    setOrder((before) => ({ ...before, ...changes }));
  };
  const place = (country: string): Promise<boolean> =>
    run(async (idempotencyKey) => {
      setProblems({});
      try {
        const done = await callStaff(calls.create, placeWish(order, country), { idempotencyKey });
        setMade(done);
        setTouched(false);
        kept.forget();
      } catch (error) {
        if (error instanceof StaffError) setProblems(Object.fromEntries(error.fields.map((one) => [one.field, one.label_name])));
        throw error;
      }
    });
  return {
    order,
    change,
    preview: preview.data,
    problem: preview.error,
    isCurrent: rested === json && !preview.isFetching && !preview.isPlaceholderData,
    /** Error labels by field of the call: `customer.fields.email`. */
    problems,
    place,
    isBusy,
    made,
    startAnew: () => {
      setMade(null);
      setOrder(emptyOrder(order.market));
    },
    found: isTouched ? null : kept.found,
    takeFound: () => kept.found && change(kept.found.value),
    forgetFound: kept.forget,
  };
}
