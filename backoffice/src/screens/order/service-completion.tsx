import * as calls from '@vitrina/contract/staff/order-actions.calls';
import { callStaff } from '../../api/call-staff.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { useOrderCall } from './use-order-call.ts';

/** States of orders without services to carry out: not placed, or ended. */
const ENDED: readonly string[] = ['waiting', 'cancelled', 'failed'];

/** Completion of a service, confirmed by staff; it ends the right to withdraw if the buyer asked to begin early. */
export function ServiceCompletion({ order, line }: { order: DeskOrder; line: DeskOrder['lines'][number] }) {
  const words = useWords();
  const { date } = useFormats();
  const { run, isBusy } = useOrderCall(order.number);
  const canConfirm = useMay()('orders.fulfil') && !ENDED.includes(order.status);
  if (line.service_of === undefined) return null;
  const at = line.carried_out_at;
  const toggleCompletion = () =>
    void run(async (idempotencyKey) => {
      await callStaff(calls.service, { number: order.number, id: line.id, done: at === undefined }, { idempotencyKey });
    });
  return (
    <span className="order-service-done">
      {at !== undefined && <b>{words('line_service_done_on', { day: date(at) })}</b>}
      {line.begins_early && <span className="grid-dim">{words('line_service_early')}</span>}
      {canConfirm && (
        <Button look="quiet" isBusy={isBusy} onPress={toggleCompletion}>
          {words(at === undefined ? 'line_service_done' : 'line_service_undo')}
        </Button>
      )}
    </span>
  );
}
