import type { CallInput } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/desk.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOrderCall } from './use-order-call.ts';

type Move = Omit<CallInput<typeof calls.move>, 'number'>;

/** Moves an order to packed, shipped or delivered; resolves with `true` on success. */
export function useMove(number: string): { move: (to: Move) => Promise<boolean>; isMoving: boolean } {
  const words = useWords();
  const { run, isBusy } = useOrderCall(number);
  const move = (to: Move): Promise<boolean> =>
    run(async (idempotencyKey) => {
      await callStaff(calls.move, { number, ...to }, { idempotencyKey });
      showToast(words(`order_moved_${to.state}`, { number }));
    });
  return { move, isMoving: isBusy };
}
