import * as calls from '@vitrina/contract/staff/companies.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { Membership } from './membership.ts';

/** Buttons to approve, refuse or end a buyer's membership; nothing without permission. */
export function CompanyDecision({ membership: { user_id, state }, onDecided }: { membership: Membership; onDecided: () => Promise<unknown> }) {
  const words = useWords();
  const may = useMay();
  const { run, isBusy } = useStaffWrite(onDecided);
  if (!may('customers.edit')) return null;
  const decide = (next: 'approved' | 'refused') =>
    run(async (idempotencyKey) => {
      await callStaff(calls.decide, { id: user_id, state: next }, { idempotencyKey });
      showToast(words(`company_told_${next}`));
    });
  return (
    <span className="grid-line">
      {state !== 'approved' && (
        <Button look="key" isBusy={isBusy} onPress={() => void decide('approved')}>
          {words('company_approve')}
        </Button>
      )}
      {state !== 'refused' && (
        <Button isBusy={isBusy} onPress={() => void decide('refused')}>
          {words(state === 'approved' ? 'company_end' : 'company_refuse')}
        </Button>
      )}
    </span>
  );
}
