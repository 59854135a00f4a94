import { useState } from 'react';
import { SaveBar } from '../../kits/editor/save-bar.tsx';
import { useWords } from '../../language/language.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Adjust, Reason } from './use-adjust.ts';

const REASONS: readonly Reason[] = ['count', 'received', 'damaged', 'lost', 'return', 'correction'];

/** Why, a note if there is more to say, and the button that sends all at once. */
export function StockSaveBar({ adjust }: { adjust: Adjust }) {
  const words = useWords();
  const [reason, setReason] = useState<Reason>('count');
  const [note, setNote] = useState('');
  return (
    <SaveBar
      text={words('stock_unsaved', { count: adjust.count })}
      isSaving={adjust.isSaving}
      onSave={() => void adjust.send(reason, note.trim())}
      onDrop={adjust.clear}
    >
      <Select
        label={words('stock_reason')}
        value={reason}
        options={REASONS.map((value) => ({ value, label: words(`stock_reason_${value}`) }))}
        onChange={setReason}
      />
      <Field label={words('stock_note')} value={note} onChange={setNote} maxLength={500} />
    </SaveBar>
  );
}
