import type { AdditionalSummary } from '@vitrina/contract/orders';
import { useShop, useText } from '../../context/shop-context.tsx';
import { orderPageUrl } from '../../links/order-links.ts';
import { useOrderPrice } from './use-order-price.ts';
import { AdditionalFacts } from './additional-facts.tsx';

/** Additional payments of an order, each with a link to its page for payment or status. */
export function AdditionalList({ additionals }: { additionals: readonly AdditionalSummary[] }) {
  return (
    <ul className="additional-list">
      {additionals.map((additional) => (
        <li key={additional.identifier}>
          <AdditionalFacts {...additional} />
          <AdditionalLink additional={additional} />
        </li>
      ))}
    </ul>
  );
}

function AdditionalLink({ additional: { identifier, amount, currency, can_pay } }: { additional: AdditionalSummary }) {
  const shop = useShop();
  const text = useText();
  const price = useOrderPrice(currency);
  return (
    <a className={can_pay ? 'key no-print' : 'link no-print'} href={orderPageUrl('view_additional_payment', identifier, shop)}>
      {can_pay ? text('additional_pay', { total: price(amount) }) : text('additional_view')}
    </a>
  );
}
