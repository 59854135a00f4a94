import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/bank.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useTellingCall } from '../../kits/editor/use-telling-call.ts';
import { useWords } from '../../language/language.tsx';
import { tell } from '../../ui/toast.tsx';

type Entries = CallInput<typeof calls.book>['entries'];

/** Books entries, each by itself; a code is asked for first. Those that were refused say why. */
export function useBooking() {
  const words = useWords();
  const client = useQueryClient();
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  const { run, isBusy } = useTellingCall(() =>
    Promise.all([client.invalidateQueries({ queryKey: ['bank'] }), client.invalidateQueries({ queryKey: ['orders'] })]),
  );
  const book = (entries: Entries): Promise<boolean> =>
    run(async (idempotencyKey) => {
      const { items } = await callStaff(calls.book, { entries }, { idempotencyKey });
      setRefused(Object.fromEntries(items.flatMap(({ id, label_name }) => (label_name === null ? [] : [[id, label_name]]))));
      const bad = items.filter(({ booked }) => !booked).length;
      tell([words('bank_booked', { count: items.length - bad }), ...(bad > 0 ? [words('bank_refused', { count: bad })] : [])].join(' '), { isBad: bad > 0 });
    });
  return { book, isBusy, refused };
}
