import { type FormEvent, useState } from 'react';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

interface Parcel {
  carrier?: string;
  tracking_number?: string;
  tracking_url?: string;
}

interface ShipDialogProps {
  number: string;
  onClose: () => void;
  onShip: (parcel: Parcel) => Promise<void>;
  isBusy: boolean;
}

/** Carrier and tracking number, both optional: the buyer gets them by mail. */
export function ShipDialog({ number, onClose, onShip, isBusy }: ShipDialogProps) {
  const words = useWords();
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [url, setUrl] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const filled = { carrier: carrier.trim(), tracking_number: tracking.trim(), tracking_url: url.trim() };
    void onShip(Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== '')));
  };
  return (
    <Dialog title={words('order_ship_title', { number })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{words('order_ship_text')}</p>
        <Field label={words('order_carrier')} value={carrier} onChange={setCarrier} maxLength={80} autoFocus />
        <Field label={words('order_tracking_number')} value={tracking} onChange={setTracking} maxLength={80} />
        <Field label={words('order_tracking_url')} type="url" value={url} onChange={setUrl} maxLength={500} placeholder="https://" />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy}>
            {words('order_move_shipped')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
