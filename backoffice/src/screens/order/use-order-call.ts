import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { GateClosed } from '../../api/gates.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useErrorWords } from '../../language/use-error-words.ts';
import { tell } from '../../ui/toast.tsx';

interface OrderCall {
  /** Runs a write, once at a time, with one key for all tries of it; `true` once it is done. What was refused is told. */
  run: (work: (idempotencyKey: string) => Promise<void>) => Promise<boolean>;
  isBusy: boolean;
}

/** Writes about one order: the order and the lists it stands in are asked for anew afterwards. */
export function useOrderCall(number: string): OrderCall {
  const client = useQueryClient();
  const errorWords = useErrorWords();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const run: OrderCall['run'] = async (work) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      await work(crypto.randomUUID());
      return true;
    } catch (error) {
      if (error instanceof StaffError) tell(errorWords(error), { isBad: true });
      else if (!(error instanceof GateClosed)) throw error;
      return false;
    } finally {
      running.current = false;
      setBusy(false);
      await Promise.all([client.invalidateQueries({ queryKey: ['order', number] }), client.invalidateQueries({ queryKey: ['orders'] })]);
    }
  };
  return { run, isBusy };
}
