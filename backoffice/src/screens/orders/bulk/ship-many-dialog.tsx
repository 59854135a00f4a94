import { type FormEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useWords } from '../../../language/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { readTrackingList } from './read-tracking-list.ts';

export interface ManyShipped {
  carrier?: string;
  /** Tracking numbers by order number. */
  tracking: ReadonlyMap<string, string>;
}

const STORAGE_KEY = 'office-carrier';

interface ShipManyDialogProps {
  numbers: readonly string[];
  isBusy: boolean;
  onShip: (shipped: ManyShipped) => void;
  onClose: () => void;
}

/** One carrier for all orders, and its list of tracking numbers; each buyer gets theirs by mail. */
export function ShipManyDialog({ numbers, isBusy, onShip, onClose }: ShipManyDialogProps) {
  const words = useWords();
  const [carrier, setCarrier] = useState(() => localStorage.getItem(STORAGE_KEY) ?? '');
  const [text, setText] = useState('');
  const listed = readTrackingList(text);
  const known = numbers.filter((number) => listed.has(number)).length;
  const foreign = [...listed.keys()].filter((number) => !numbers.includes(number));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    localStorage.setItem(STORAGE_KEY, carrier.trim());
    onShip({ tracking: listed, ...(carrier.trim() !== '' && { carrier: carrier.trim() }) });
  };
  return (
    <Dialog title={words('bulk_ship_title', { count: numbers.length })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{words('order_ship_text')}</p>
        <Field label={words('order_carrier')} value={carrier} onChange={setCarrier} maxLength={80} autoFocus />
        <TextArea label={words('bulk_tracking')} rows={5} value={text} onChange={setText} maxLength={20_000} />
        <p className="grid-dim">{words('bulk_tracking_hint')}</p>
        <FileTrigger
          acceptedFileTypes={['.csv', '.txt']}
          onSelect={(files) => {
            void files?.[0]?.text().then(setText);
          }}
        >
          <Button>{words('bulk_tracking_file')}</Button>
        </FileTrigger>
        <div role="status">
          {listed.size > 0 && <p>{words('bulk_tracking_known', { known, all: numbers.length })}</p>}
          {foreign.length > 0 && <p className="problem">{words('bulk_tracking_foreign', { numbers: foreign.slice(0, 5).join(', ') })}</p>}
        </div>
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy}>
            {words('bulk_ship', { count: numbers.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
