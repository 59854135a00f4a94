import * as calls from '@vitrina/contract/staff/changes.calls';
import { useRef, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { GateClosed } from '../../api/gates.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useWords } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { tell } from '../../ui/toast.tsx';

/** Takes a change back; a refusal is told with what stands in its way. */
export function useUndo(onUndone: () => void): { undo: (id: number) => Promise<void>; isBusy: boolean } {
  const words = useWords();
  const errorWords = useErrorWords();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const undo = async (id: number): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await callStaff(calls.undo, { id });
      tell(words('undone'));
      onUndone();
    } catch (error) {
      if (error instanceof StaffError) tell(errorWords(error), { isBad: true });
      else if (!(error instanceof GateClosed)) throw error;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { undo, isBusy };
}
