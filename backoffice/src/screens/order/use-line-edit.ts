import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/order-actions.calls';
import { useEffect, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOrderCall } from './use-order-call.ts';

export interface LineChanges {
  lines: { id: number; qty: number }[];
  add: { product_code: string; qty: number }[];
}
const REST_MS = 250;

/** Preview of changed lines, and the change itself. Quantities are never merged: after a change by another user they must be reviewed again. */
export function useLineEdit({ number, content_version }: DeskOrder, changes: LineChanges) {
  const words = useWords();
  const { money } = useFormats();
  const client = useQueryClient();
  const { run, isBusy } = useOrderCall(number);
  const [startVersion] = useState(content_version);
  const body = { number, version: content_version, ...changes };
  const json = JSON.stringify(body);
  const [rested, setRested] = useState(json);
  useEffect(() => {
    const timer = setTimeout(() => setRested(json), REST_MS);
    return () => clearTimeout(timer);
  }, [json]);
  const isEmpty = changes.lines.length === 0 && changes.add.length === 0;
  const preview = useQuery({
    queryKey: ['line-edit', rested],
    queryFn: ({ signal }) => callStaff(calls.previewLines, JSON.parse(rested) as typeof body, { signal }),
    enabled: !isEmpty && rested === json,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
  const problem = isEmpty ? null : preview.error;
  const isRefused = problem instanceof StaffError && problem.label === 'error_version';
  useEffect(() => {
    if (isRefused) void client.invalidateQueries({ queryKey: ['order', number] });
  }, [isRefused, client, number]);
  const save = (reason: string): Promise<boolean> =>
    run(async (idempotencyKey) => {
      const { difference, currency } = await callStaff(calls.saveLines, { ...body, reason }, { idempotencyKey });
      const kind = difference < 0 ? 'back' : difference > 0 ? 'asked' : 'same';
      showToast(words(`lines_saved_${kind}`, { number, amount: money(Math.abs(difference), currency) }));
    });
  return {
    /** `undefined`: nothing is changed, or it is loading. */
    preview: isEmpty ? undefined : preview.data,
    problem: isRefused ? null : problem,
    /** True if the order was changed since the edit began; stays true, as the reviewed data are outdated. */
    isOutdated: isRefused || content_version !== startVersion,
    isCurrent: rested === json && !isRefused && !preview.isFetching && !preview.isPlaceholderData,
    save,
    isBusy,
  };
}
