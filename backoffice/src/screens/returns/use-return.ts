import { useQueryClient } from '@tanstack/react-query';
import type { Returned } from '@vitrina/contract/staff/returns';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Runs a step of a return; the reply is the changed return. */
export function useReturn(id: number) {
  const words = useWords();
  const client = useQueryClient();
  const { run, isBusy } = useStaffWrite(() =>
    Promise.all([client.invalidateQueries({ queryKey: ['returns'] }), client.invalidateQueries({ queryKey: ['order'] })]),
  );
  const step = (name: string, call: (idempotencyKey: string) => Promise<Returned>): Promise<boolean> =>
    run(async (idempotencyKey) => {
      client.setQueryData(['returns', id], await call(idempotencyKey));
      showToast(words(`return_told_${name}`));
    });
  return { step, isBusy };
}
