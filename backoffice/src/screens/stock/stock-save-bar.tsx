import { useState } from 'react';
import { SaveBar } from '../../kits/editor/save-bar.tsx';
import { useWords } from '../../language/language.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { CountDialog } from './count-dialog.tsx';
import type { StockMode } from './stock-search.ts';
import type { Adjust, Reason } from './use-adjust.ts';

const REASONS: readonly Reason[] = ['count', 'received', 'damaged', 'lost', 'return', 'correction'];

/** Reason, optional note, and the button that sends all changes in one call. A count shows its differences first. */
export function StockSaveBar({ adjust, mode }: { adjust: Adjust; mode: StockMode }) {
  const words = useWords();
  const [reason, setReason] = useState<Reason>('count');
  const [note, setNote] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const send = async (): Promise<void> => {
    await adjust.send(mode, reason, note.trim());
    setConfirming(false);
  };
  return (
    <SaveBar
      text={words('stock_unsaved', { count: adjust.count })}
      isSaving={adjust.isSaving}
      onSave={() => (mode === 'count' ? setConfirming(true) : void send())}
      onDrop={adjust.clear}
    >
      {mode === 'adjust' && (
        <Select
          label={words('stock_reason')}
          value={reason}
          options={REASONS.map((value) => ({ value, label: words(`stock_reason_${value}`) }))}
          onChange={setReason}
        />
      )}
      <Field label={words('stock_note')} value={note} onChange={setNote} maxLength={500} />
      {isConfirming && <CountDialog items={adjust.items} isBusy={adjust.isSaving} onConfirm={() => void send()} onClose={() => setConfirming(false)} />}
    </SaveBar>
  );
}
