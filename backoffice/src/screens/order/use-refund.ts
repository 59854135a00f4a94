import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/refunds.calls';
import { useEffect, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOrderCall } from './use-order-call.ts';

export type RefundRequest = Omit<CallInput<typeof calls.preview>, 'number'>;
const REST_MS = 250;

/** Preview of a refund, and the refund itself, with one idempotency key per composition, so that a double press counts once. */
export function useRefund({ number, currency }: DeskOrder, refundRequest: RefundRequest) {
  const words = useWords();
  const { money } = useFormats();
  const { run, isBusy } = useOrderCall(number);
  const json = JSON.stringify(refundRequest);
  const [rested, setRested] = useState(json);
  useEffect(() => {
    const timer = setTimeout(() => setRested(json), REST_MS);
    return () => clearTimeout(timer);
  }, [json]);
  const isEmpty = refundRequest.lines?.length === 0 && !refundRequest.delivery && refundRequest.amount === undefined;
  const preview = useQuery({
    queryKey: ['refund', number, rested],
    queryFn: ({ signal }) => callStaff(calls.preview, { number, ...(JSON.parse(rested) as RefundRequest) }, { signal }),
    enabled: !isEmpty && rested === json,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
  const refund = (reason: string): Promise<boolean> =>
    run(async (idempotencyKey) => {
      const { amount } = await callStaff(calls.make, { number, ...refundRequest, reason }, { idempotencyKey });
      showToast(words('refund_done', { amount: money(amount, currency), number }));
    });
  return {
    /** `undefined`: nothing is chosen, or it is loading. */
    preview: isEmpty ? undefined : preview.data,
    problem: isEmpty ? null : preview.error,
    isCurrent: rested === json && !preview.isFetching,
    refund,
    isBusy,
  };
}
