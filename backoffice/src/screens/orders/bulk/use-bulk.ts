import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { GateClosed } from '../../../api/gates.ts';
import { StaffError } from '../../../api/staff-error.ts';
import { useErrorWords } from '../../../language/use-error-words.ts';

export interface Refusal {
  number: string;
  text: string;
}

const AT_ONCE = 3;

/** The same action on one order after the other, each whole by itself: what is refused is told, and the others are done. */
export function useBulk() {
  const client = useQueryClient();
  const errorWords = useErrorWords();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const running = useRef(false);
  /** Numbers that were done, and those that were refused; `null`: it is under way already. */
  const run = async (numbers: readonly string[], work: (number: string, idempotencyKey: string) => Promise<unknown>) => {
    if (running.current) return null;
    running.current = true;
    const outcome: { done: string[]; refused: Refusal[] } = { done: [], refused: [] };
    const left = [...numbers];
    const tell = (): void => setProgress({ done: numbers.length - left.length, all: numbers.length });
    const workOff = async (): Promise<void> => {
      for (let number = left.shift(); number !== undefined; number = left.shift()) {
        try {
          await work(number, crypto.randomUUID());
          outcome.done.push(number);
        } catch (error) {
          // The login was not given: nothing more is sent.
          if (error instanceof GateClosed) left.length = 0;
          else if (error instanceof StaffError) outcome.refused.push({ number, text: errorWords(error) });
          else throw error;
        }
        tell();
      }
    };
    try {
      tell();
      await Promise.all(Array.from({ length: AT_ONCE }, workOff));
      return outcome;
    } finally {
      running.current = false;
      setProgress(null);
      void client.invalidateQueries({ queryKey: ['orders'] });
      void client.invalidateQueries({ queryKey: ['order'] });
    }
  };
  return { run, progress };
}
