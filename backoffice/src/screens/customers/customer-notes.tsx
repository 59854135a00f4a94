import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/customers.calls';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../app/me.tsx';
import { useUnsentInput } from '../../kits/editor/use-unsent-input.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface CustomerNotesProps {
  /** Key of the customer or guest, under which unsent input is stored in this browser. */
  name: string;
  notes: CallReply<typeof calls.get>['notes'];
  onNote: (text: string, options: { idempotencyKey: string }) => Promise<unknown>;
  onAdded: () => Promise<void>;
}

/** Notes about a customer or a guest; a note cannot be changed. */
export function CustomerNotes({ name, notes, onNote, onAdded }: CustomerNotesProps) {
  const words = useWords();
  const { moment } = useFormats();
  const mayWrite = useMay()('customers.edit');
  const [text, setText] = useState('');
  const { run, isBusy } = useStaffWrite(onAdded);
  const stored = useUnsentInput<string>(name, 0, text === '' ? undefined : text);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isSent = await run(async (idempotencyKey) => void (await onNote(text.trim(), { idempotencyKey })));
    if (isSent) {
      setText('');
      stored.forget();
    }
  };
  return (
    <Panel title={words('customer_notes')}>
      <ul className="customer-list">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="customer-note">{note.text}</p>
            <span className="grid-dim">{[moment(note.at), note.by].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form className="form" onSubmit={(event) => void submit(event)}>
          <TextArea
            label={words('customer_new_note')}
            rows={2}
            value={text === '' && stored.found ? stored.found.value : text}
            onChange={setText}
            maxLength={2000}
          />
          <p>
            <Button type="submit" isBusy={isBusy} isDisabled={text.trim() === ''}>
              {words('save')}
            </Button>
          </p>
        </form>
      )}
    </Panel>
  );
}
