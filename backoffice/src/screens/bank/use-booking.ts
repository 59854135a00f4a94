import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/bank.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useTellingCall } from '../../kits/editor/use-telling-call.ts';
import { useWords } from '../../language/language.tsx';
import { tell } from '../../ui/toast.tsx';

type Entries = CallInput<typeof calls.book>['entries'];

const MOST_OF_A_CALL = 500;

/** Books entries, each by itself; a code is asked for first. Those that were refused say why. `true`: all were booked. */
export function useBooking() {
  const words = useWords();
  const client = useQueryClient();
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  const { run, isBusy } = useTellingCall(() =>
    Promise.all([client.invalidateQueries({ queryKey: ['bank'] }), client.invalidateQueries({ queryKey: ['orders'] })]),
  );
  /** Number of refusals; `null`: the call failed. */
  const bookPart = async (entries: Entries): Promise<number | null> => {
    let bad = 0;
    const isDone = await run(async (idempotencyKey) => {
      const { items } = await callStaff(calls.book, { entries }, { idempotencyKey });
      const why = items.flatMap(({ id, label_name }) => (label_name === null ? [] : [[id, label_name] as const]));
      setRefused((before) => ({ ...before, ...Object.fromEntries(why) }));
      bad = items.filter(({ booked }) => !booked).length;
      tell([words('bank_booked', { count: items.length - bad }), ...(bad > 0 ? [words('bank_refused', { count: bad })] : [])].join(' '), { isBad: bad > 0 });
    });
    return isDone ? bad : null;
  };
  const book = async (entries: Entries): Promise<boolean> => {
    setRefused({});
    let isAll = true;
    for (let first = 0; first < entries.length; first += MOST_OF_A_CALL) {
      const bad = await bookPart(entries.slice(first, first + MOST_OF_A_CALL));
      if (bad === null) return false;
      isAll &&= bad === 0;
    }
    return isAll;
  };
  return { book, isBusy, refused };
}
