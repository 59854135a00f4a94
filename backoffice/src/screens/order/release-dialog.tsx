import * as calls from '@vitrina/contract/staff/captures.calls';
import { callStaff } from '../../api/call-staff.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOrderCall } from './use-order-call.ts';

interface ReleaseDialogProps {
  order: DeskOrder;
  reserved: NonNullable<DeskOrder['held']>;
  onClose: () => void;
}

/** Asks for confirmation of a release and states its effect on money and order. */
export function ReleaseDialog({ order: { number, currency }, reserved, onClose }: ReleaseDialogProps) {
  const words = useWords();
  const { money } = useFormats();
  const { run, isBusy } = useOrderCall(number);
  const release = async (): Promise<void> => {
    const isDone = await run(async (idempotencyKey) => {
      await callStaff(calls.release, { number }, { idempotencyKey });
      showToast(words('void_done', { number }));
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={words('void_title', { number })} onClose={onClose}>
      <p>{words('void_text', { amount: money(reserved.amount, currency) })}</p>
      <div className="dialog-actions">
        <Button onPress={onClose}>{words('back')}</Button>
        <Button look="danger" isBusy={isBusy} onPress={() => void release()}>
          {words('void_open')}
        </Button>
      </div>
    </Dialog>
  );
}
