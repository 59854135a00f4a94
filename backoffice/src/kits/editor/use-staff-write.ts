import { useRef, useState } from 'react';
import { LoginPromptClosed } from '../../api/login-prompt.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useErrorWords } from '../../language/use-error-words.ts';
import { showToast } from '../../ui/toast.tsx';

export interface StaffWrite {
  /** Runs a write, one at a time, with one idempotency key for its retries; resolves with `true` on success. Errors are shown to the user. */
  run: (work: (idempotencyKey: string) => Promise<void>) => Promise<boolean>;
  isBusy: boolean;
}

export function useStaffWrite(onEnd?: () => Promise<unknown>): StaffWrite {
  const errorWords = useErrorWords();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const run: StaffWrite['run'] = async (work) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      await work(crypto.randomUUID());
      return true;
    } catch (error) {
      if (error instanceof StaffError) showToast(errorWords(error), { isBad: true });
      else if (!(error instanceof LoginPromptClosed)) throw error;
      return false;
    } finally {
      running.current = false;
      setBusy(false);
      // Not awaited: the action is done, and a dialog left open meanwhile would offer it again.
      void onEnd?.();
    }
  };
  return { run, isBusy };
}
