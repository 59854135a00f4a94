import { useState } from 'react';
import { StaffError } from '../../api/staff-error.ts';
import { useLanguage } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';

/** Runs a step of the login; `problem`: text of its error, `null`: none. */
export function useLoginStep(): { run: (step: () => Promise<void>) => Promise<void>; problem: string | null; isBusy: boolean } {
  const errorWords = useErrorWords();
  const { labels } = useLanguage();
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
      const field = error.fields.find(({ label_name }) => labels.has(label_name));
      setProblem(field ? labels.text(field.label_name) : errorWords(error));
    } finally {
      setBusy(false);
    }
  };
  return { run, problem, isBusy };
}
