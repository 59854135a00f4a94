import type { Returned } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { callStaff } from '../../api/call-staff.ts';
import { showPdf } from '../../api/show-pdf.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useReturn } from './use-return.ts';

/** Return label; can be mailed to the buyer until the goods have arrived. */
export function LabelPanel({ one: { id, version, state, label } }: { one: Returned }) {
  const words = useWords();
  const { moment } = useFormats();
  const { step, isBusy } = useReturn(id);
  const { run, isBusy: isPrinting } = useStaffWrite();
  const print = (): void => void run(async () => showPdf((await callStaff(calls.labelFile, { id })).content));
  if (state !== 'announced' && label === null) return null;
  return (
    <Panel title={words('return_label_title')}>
      <p className="grid-dim">
        {label === null ? words('return_label_none') : words('return_label_sent', { date: moment(label.sent_at), number: label.number })}
      </p>
      <div className="return-actions">
        {state === 'announced' && (
          <Button isBusy={isBusy} onPress={() => void step('label', (idempotencyKey) => callStaff(calls.label, { id, version }, { idempotencyKey }))}>
            {words(label === null ? 'return_label_send' : 'return_label_again')}
          </Button>
        )}
        {label !== null && (
          <Button look="quiet" isBusy={isPrinting} onPress={print}>
            {words('return_label_print')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
