import { useQueryClient } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/customers.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Guest orders under the account's e-mail, and a button to assign them to it; only if the e-mail is verified. */
export function GuestOrders({ customer: { id, email, guest_orders, is_confirmed } }: { customer: CallReply<typeof calls.get> }) {
  const words = useWords();
  const client = useQueryClient();
  const mayEdit = useMay()('customers.edit');
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['customers'] }));
  if (guest_orders === 0) return null;
  const merge = (): Promise<boolean> =>
    run(async (idempotencyKey) => {
      const { orders } = await callStaff(calls.merge, { id }, { idempotencyKey });
      showToast(words('customer_merged', { count: orders.length }));
    });
  return (
    <div className="customer-guests">
      <p>{words('customer_guests', { count: guest_orders, email })}</p>
      {!is_confirmed && <p className="grid-dim">{words('customer_unconfirmed')}</p>}
      {mayEdit && is_confirmed && (
        <Button isBusy={isBusy} onPress={() => void merge()}>
          {words('customer_merge')}
        </Button>
      )}
    </div>
  );
}
