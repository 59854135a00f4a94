import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/order-actions.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { useEffect, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useUnsentInput } from '../../kits/editor/use-unsent-input.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { emptyOrder, type NewOrder, createInput, previewInput } from './new-order.ts';

const REST_MS = 250;

/** State of an order by telephone: input is stored in this browser, totals are computed by the server. */
export function useNewOrder(market: LanguageCode) {
  const client = useQueryClient();
  const [order, setOrder] = useState<NewOrder>(() => emptyOrder(market));
  const [isTouched, setTouched] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [created, setCreated] = useState<CallReply<typeof calls.create> | null>(null);
  const stored = useUnsentInput('new-order', 0, isTouched ? order : undefined);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['orders'] }));
  const json = JSON.stringify(previewInput(order));
  const [rested, setRested] = useState(json);
  useEffect(() => {
    const timer = setTimeout(() => setRested(json), REST_MS);
    return () => clearTimeout(timer);
  }, [json]);
  const preview = useQuery({
    queryKey: ['new-order', rested],
    queryFn: ({ signal }) => callStaff(calls.previewNew, JSON.parse(rested) as ReturnType<typeof previewInput>, { signal }),
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
        const reply = await callStaff(calls.create, createInput(order, country), { idempotencyKey });
        setCreated(reply);
        setTouched(false);
        stored.forget();
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
    created,
    startAnew: () => {
      setCreated(null);
      setOrder(emptyOrder(order.market));
    },
    found: isTouched ? null : stored.found,
    takeFound: () => stored.found && change(stored.found.value),
    forgetFound: stored.forget,
  };
}
