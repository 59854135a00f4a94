import { useState } from 'react';
import { StaffError } from '../../api/staff-error.ts';
import { useErrorWords } from '../../language/use-error-words.ts';

/** Runs a step of the login; `problem` says why it failed, `null` while it has not. */
export function useLoginStep(): { run: (step: () => Promise<void>) => Promise<void>; problem: string | null; isBusy: boolean } {
  const errorWords = useErrorWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setProblem(null);
    setBusy(true);
    try {
      await step();
    } catch (error) {
      if (!(error instanceof StaffError)) throw error;
      setProblem(errorWords(error));
    } finally {
      setBusy(false);
    }
  };
  return { run, problem, isBusy };
}
