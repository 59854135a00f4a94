import { Link } from '@tanstack/react-router';
import type { DeskOrder } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Buyer with contact data and other orders. */
export function BuyerPanel({ order: { buyer, email, customer_id, address } }: { order: DeskOrder }) {
  const words = useWords();
  const maySee = useMay()('customers.view');
  if (email === null) return null;
  const { phone, company, vat_number } = address;
  return (
    <Panel title={words('order_buyer')} aside={customer_id === null && <span className="grid-dim">{words('order_buyer_guest')}</span>}>
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
      <p className="order-buyer-links">
        {maySee &&
          (customer_id === null ? (
            <Link to="/guests/$email" params={{ email: email.toLowerCase() }} className="link">
              {words('order_buyer_open')}
            </Link>
          ) : (
            <Link to="/customers/$id" params={{ id: String(customer_id) }} className="link">
              {words('order_buyer_open')}
            </Link>
          ))}
        <Link to="/orders" search={{ text: email }} className="link">
          {words('order_buyer_orders')}
        </Link>
      </p>
    </Panel>
  );
}
