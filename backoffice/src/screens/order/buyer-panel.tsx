import { Link } from '@tanstack/react-router';
import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Buyer with contact data and other orders. */
export function BuyerPanel({ order: { buyer, email, address, cart } }: { order: DeskOrder }) {
  const words = useWords();
  if (email === null) return null;
  const { phone, company, vat_number } = address;
  const isGuest = cart?.customer?.type === 'webshop.guest';
  return (
    <Panel title={words('order_buyer')} aside={isGuest && <span className="grid-dim">{words('order_buyer_guest')}</span>}>
      <dl className="order-facts">
        <dt>{words('order_buyer_name')}</dt>
        <dd>{buyer || '–'}</dd>
        {company && (
          <>
            <dt>{words('order_buyer_company')}</dt>
            <dd>{[company, vat_number].filter(Boolean).join(' · ')}</dd>
          </>
        )}
        <dt>{words('order_buyer_email')}</dt>
        <dd>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
        {phone && (
          <>
            <dt>{words('order_buyer_phone')}</dt>
            <dd>
              <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </dd>
          </>
        )}
      </dl>
      <p>
        <Link to="/orders" search={{ text: email }} className="link">
          {words('order_buyer_orders')}
        </Link>
      </p>
    </Panel>
  );
}
