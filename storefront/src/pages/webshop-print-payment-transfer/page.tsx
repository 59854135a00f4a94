import { useShop, useText } from '../../context/shop-context.tsx';
import { useContactText } from '../../labels/use-contact-text.ts';
import { Logo } from '../../features/header/logo.tsx';
import { BlankHeader } from '../../features/order/blank-header.tsx';
import { PrintButton } from '../../features/order/print-button.tsx';
import { TransferDetails } from '../../features/order/transfer-details.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { viewOrderUrl } from '../../links/order-links.ts';
import type { Props } from './load.ts';
import '../../features/order/order.css';
import './slip.css';

/** One A4 page: transfer data, and the country's payment code for banking apps. */
export function Page({ identifier, number, until, transfer }: Props) {
  const shop = useShop();
  const text = useText();
  const contactText = useContactText();
  const moment = useMoment();
  return (
    <div className="page slip">
      <BlankHeader logo={<Logo />}>
        <a className="link" href={viewOrderUrl(identifier, shop)}>
          {text('order_view')}
        </a>
        <PrintButton isKey />
      </BlankHeader>
      <h1>{text('order_transfer_title', { number })}</h1>
      <p>{text(transfer.code_svg ? 'order_transfer_how_code' : 'order_transfer_how')}</p>
      {until && <p>{text('order_next_until', { day: moment(until, 'day') })}</p>}
      <TransferDetails transfer={transfer} />
      <p className="small">{contactText('order_help')}</p>
    </div>
  );
}
