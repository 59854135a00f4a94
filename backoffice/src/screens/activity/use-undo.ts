import * as calls from '@vitrina/contract/staff/changes.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Undoes a change; if that is refused, the reason is shown. */
export function useUndo(onUndone: () => void): { undo: (id: number) => Promise<boolean>; isBusy: boolean } {
  const words = useWords();
  const { run, isBusy } = useStaffWrite();
  const undo = (id: number): Promise<boolean> =>
    run(async () => {
      await callStaff(calls.undo, { id });
      showToast(words('undone'));
      onUndone();
    });
  return { undo, isBusy };
}
