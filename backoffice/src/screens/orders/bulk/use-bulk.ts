import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LoginPromptClosed } from '../../../api/login-prompt.ts';
import { StaffError } from '../../../api/staff-error.ts';
import { useErrorWords } from '../../../language/use-error-words.ts';

export interface Refusal {
  number: string;
  text: string;
}

const AT_ONCE = 3;

/** Runs an action on each order, three calls concurrently, each in its own transaction: failures are collected and the others continue. */
export function useBulk<One extends { number: string }>() {
  const client = useQueryClient();
  const errorWords = useErrorWords();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const running = useRef(false);
  const isStopped = useRef(false);
  /** Resolves with the numbers that succeeded and the failed ones; `null`: another run is active. */
  const run = async (all: readonly One[], work: (one: One, idempotencyKey: string) => Promise<unknown>) => {
    if (running.current) return null;
    running.current = true;
    isStopped.current = false;
    const outcome: { succeeded: string[]; refused: Refusal[] } = { succeeded: [], refused: [] };
    const left = [...all];
    const reportProgress = (): void => setProgress({ done: all.length - left.length, all: all.length });
    const workOff = async (): Promise<void> => {
      for (let one = left.shift(); one !== undefined && !isStopped.current; one = left.shift()) {
        const { number } = one;
        try {
          await work(one, crypto.randomUUID());
          outcome.succeeded.push(number);
        } catch (error) {
          // The login dialog was closed: nothing more is sent.
          if (error instanceof LoginPromptClosed) left.length = 0;
          else if (error instanceof StaffError) outcome.refused.push({ number, text: errorWords(error) });
          else throw error;
        }
        reportProgress();
      }
    };
    try {
      reportProgress();
      await Promise.all(Array.from({ length: AT_ONCE }, workOff));
      return outcome;
    } finally {
      running.current = false;
      setProgress(null);
      void client.invalidateQueries({ queryKey: ['orders'] });
      void client.invalidateQueries({ queryKey: ['order'] });
    }
  };
  /** Stops after the active calls; remaining orders stay unchanged and selected. */
  const stop = (): void => {
    isStopped.current = true;
  };
  return { run, progress, stop };
}
