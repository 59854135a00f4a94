import { type FormEvent, useState } from 'react';
import type { Parcels } from '../../api/parcels.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';

interface PackDialogProps {
  number: string;
  /** Lines still to be packed. */
  open: Parcels['open'];
  isBusy: boolean;
  onClose: () => void;
  onPack: (lines: { id: number; qty: number }[]) => Promise<void>;
}

/** Contents of the next parcel; initially all open lines. */
export function PackDialog({ number, open, isBusy, onClose, onPack }: PackDialogProps) {
  const words = useWords();
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() => Object.fromEntries(open.map(({ id, qty }) => [id, qty])));
  const lines = open.map(({ id }) => ({ id, qty: pieces[id] ?? 0 })).filter(({ qty }) => qty > 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (lines.length > 0) void onPack(lines);
  };
  return (
    <Dialog title={words('parcel_pack_title', { number })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {open.map(({ id, title, code, qty }) => (
          <QuantityField
            key={id}
            title={title}
            sub={code}
            most={qty}
            value={pieces[id] ?? 0}
            onChange={(value) => setPieces((before) => ({ ...before, [id]: value }))}
          />
        ))}
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={lines.length === 0}>
            {words('parcel_pack_do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
