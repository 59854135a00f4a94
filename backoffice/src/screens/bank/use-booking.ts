import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/bank.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { showToast } from '../../ui/toast.tsx';

type Entries = CallInput<typeof calls.book>['entries'];

/** Entries per call, booked in a second or two: a call times out after ten seconds. */
const MOST_OF_A_CALL = 20;

/** Books entries, each in its own transaction; requires a fresh second factor. Refused ones get an error label. Resolves with `true` if all were booked. */
export function useBooking() {
  const words = useWords();
  const client = useQueryClient();
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  const { run, isBusy } = useStaffWrite(() =>
    Promise.all([client.invalidateQueries({ queryKey: ['bank'] }), client.invalidateQueries({ queryKey: ['orders'] })]),
  );
  const book = async (entries: Entries): Promise<boolean> => {
    setRefused({});
    const counts = { good: 0, bad: 0 };
    const isThrough = await run(async () => {
      for (let first = 0; first < entries.length; first += MOST_OF_A_CALL) {
        const part = entries.slice(first, first + MOST_OF_A_CALL);
        const { items } = await callStaff(calls.book, { entries: part }, { idempotencyKey: crypto.randomUUID() });
        const why = items.flatMap(({ id, label_name }) => (label_name === null ? [] : [[id, label_name] as const]));
        setRefused((before) => ({ ...before, ...Object.fromEntries(why) }));
        counts.bad += why.length;
        counts.good += items.length - why.length;
      }
    });
    const { good, bad } = counts;
    // After a failure, the entries booked before it are reported, too.
    if (isThrough || good + bad > 0)
      showToast([words('bank_booked', { count: good }), ...(bad > 0 ? [words('bank_refused', { count: bad })] : [])].join(' '), {
        isBad: bad > 0 || !isThrough,
      });
    return isThrough && bad === 0;
  };
  return { book, isBusy, refused };
}
