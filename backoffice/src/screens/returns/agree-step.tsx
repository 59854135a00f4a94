import { useQueryClient } from '@tanstack/react-query';
import type { Returned } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Withdrawal not confirmed from the buyer's mailbox: staff verify the sender and accept it. */
export function AgreeStep({ one: { id } }: { one: Returned }) {
  const words = useWords();
  const client = useQueryClient();
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['returns'] }));
  const agree = (): Promise<boolean> =>
    run(async (idempotencyKey) => {
      const { cancelled } = await callStaff(calls.agree, { id }, { idempotencyKey });
      showToast(words(cancelled ? 'return_told_cancelled' : 'return_told_agreed'));
    });
  return (
    <Panel title={words('return_agree_title')}>
      <p>{words('return_agree_text')}</p>
      <p>
        <Button look="key" isBusy={isBusy} onPress={() => void agree()}>
          {words('return_agree')}
        </Button>
      </p>
    </Panel>
  );
}
