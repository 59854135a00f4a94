import { type FormEvent, useState } from 'react';
import { downloadFile } from '../../api/download-file.ts';
import { useMay } from '../../app/me.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';

interface PersonalDataProps {
  email: string;
  /** Selects the texts: for an account, or for an e-mail without one. */
  of: 'customer' | 'guest';
  /** Exports all data that the shop stores. */
  onExport: (reason: string, options: { idempotencyKey: string }) => Promise<{ data: unknown }>;
  /** `typed`: the e-mail, entered again as confirmation. */
  onErase: (input: { typed: string; reason: string }, options: { idempotencyKey: string }) => Promise<unknown>;
}

/** Export and erasure of personal data, each with a reason and a fresh second factor; for erasure the e-mail is entered again. */
export function PersonalData(props: PersonalDataProps) {
  const words = useWords();
  const may = useMay();
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  return (
    <Panel title={words('customer_data')}>
      <div className="customer-actions">
        {may('customers.export') && <Button onPress={() => setOpen('export')}>{words('customer_export')}</Button>}
        {may('customers.erase') && (
          <Button look="danger" onPress={() => setOpen('erase')}>
            {words('customer_erase')}
          </Button>
        )}
      </div>
      {open && <DataDialog {...props} kind={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

function DataDialog({ email, of, onExport, onErase, kind, onClose }: PersonalDataProps & { kind: 'export' | 'erase'; onClose: () => void }) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const { run, isBusy } = useStaffWrite();
  const isReady = reason.trim() !== '' && (kind === 'export' || typed.trim().toLowerCase() === email.toLowerCase());
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady) return;
    const isDone = await run(async (idempotencyKey) => {
      if (kind === 'export') {
        const { data } = await onExport(reason.trim(), { idempotencyKey });
        return downloadFile(`${email}.json`, JSON.stringify(data, null, 2), 'application/json');
      }
      await onErase({ typed: typed.trim(), reason: reason.trim() }, { idempotencyKey });
      showToast(words(`${of}_erased`));
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={words(`customer_${kind}`)} onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{words(`${of}_${kind}_text`)}</p>
        <Field label={words('customer_reason')} value={reason} onChange={setReason} maxLength={500} isRequired autoFocus />
        {kind === 'erase' && <Field label={words('customer_type_email', { email })} value={typed} onChange={setTyped} isRequired autoComplete="off" />}
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look={kind === 'erase' ? 'danger' : 'key'} isBusy={isBusy} isDisabled={!isReady}>
            {words(`customer_${kind}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
