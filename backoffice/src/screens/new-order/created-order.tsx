import { Link } from '@tanstack/react-router';
import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/order-actions.calls';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';

interface CreatedOrderProps {
  created: CallReply<typeof calls.create>;
  email: string;
  onAgain: () => void;
}

/** Placed order: its number, to be told to the buyer on the telephone, and the payment link. */
export function CreatedOrder({ created: { number, total, currency, url }, email, onAgain }: CreatedOrderProps) {
  const words = useWords();
  const { money } = useFormats();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    showToast(words('new_order_copied'));
  };
  return (
    <Panel title={words('order_title', { number })}>
      <p role="status">{words('new_order_placed', { number, amount: money(total, currency), email })}</p>
      <p className="new-order-link">
        <span className="grid-dim">{words('new_order_link')}:</span>{' '}
        <a className="link" href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <div className="parcel-actions">
        <Link to="/orders/$number" params={{ number }} className="button key">
          {words('new_order_open')}
        </Link>
        <Button onPress={() => void copy()}>{words('new_order_copy')}</Button>
        <Button onPress={onAgain}>{words('new_order_again')}</Button>
      </div>
    </Panel>
  );
}
