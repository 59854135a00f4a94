import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PendingItem } from './pending.ts';

interface CountDialogProps {
  items: readonly PendingItem[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Counted and expected quantities: only the difference is booked, so that sales during the count are kept. */
export function CountDialog({ items, isBusy, onConfirm, onClose }: CountDialogProps) {
  const words = useWords();
  const { number, signed } = useFormats();
  return (
    <Dialog title={words('count_title')} onClose={onClose} isWide>
      <p>{words('count_text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrollable on a narrow phone, also with the keyboard */}
      <section className="count-box" aria-label={words('count_difference')} tabIndex={0}>
        <table className="count-table">
          <thead>
            <tr>
              <th scope="col">{words('stock_product')}</th>
              <th scope="col">{words('transfer_place')}</th>
              <th scope="col" className="num">
                {words('count_expected')}
              </th>
              <th scope="col" className="num">
                {words('count_counted')}
              </th>
              <th scope="col" className="num">
                {words('count_difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ product_code, warehouse, expected, delta }) => (
              <tr key={`${product_code} ${warehouse}`}>
                <th scope="row">{product_code}</th>
                <td>{warehouse}</td>
                <td className="num">{number(expected)}</td>
                <td className="num">{number(expected + delta)}</td>
                <td className={`num ${delta < 0 ? 'count-less' : ''}`}>{signed(delta)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="dialog-actions">
        <Button onPress={onClose}>{words('cancel')}</Button>
        <Button look="key" isBusy={isBusy} onPress={onConfirm} autoFocus>
          {words('count_confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
