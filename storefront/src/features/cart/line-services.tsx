import type { CartItem, LineService } from '@vitrina/contract/cart';
import { type FormEvent, useState } from 'react';
import { setService } from '../../client/cart/cart-actions.ts';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { refusalText } from './refusal-text.ts';

/** Buttons for the services that can be added to a line; services unavailable at the destination show the reason. */
export function LineServices({ item }: { item: CartItem }) {
  const text = useText();
  const offered = (item.services ?? []).filter(({ is_chosen, included_in }) => !is_chosen && !included_in);
  if (offered.length === 0) return null;
  return (
    <details className="line-services">
      <summary>{text('services_add', { count: offered.length })}</summary>
      <ul>
        {offered.map((service) => (
          <Offer key={service.code} service={service} of={item} />
        ))}
      </ul>
    </details>
  );
}

function Offer({ service, of }: { service: LineService; of: CartItem }) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await setService(shop.lang, of.shopping_cart_code, service.code, true);
    setRefusal(reply.success ? null : refusalText(reply.data, text));
  };
  const note = refusal ?? service.refused;
  return (
    <li>
      <form method="post" action={cartUrl(shop)} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="action" value="service" />
        <input type="hidden" name="code" value={of.shopping_cart_code} />
        <input type="hidden" name="service" value={service.code} />
        <input type="hidden" name="confirmed" value="1" />
        <button type="submit" className="btn compact" disabled={service.refused !== undefined}>
          {service.title}, {service.price === 0 ? text('cart_page_free') : price(service.price)}
        </button>
      </form>
      {note && <small role={refusal ? 'alert' : undefined}>{note}</small>}
      {!note && service.note && <small className="muted">{service.note}</small>}
      {service.by_place && <small className="muted">{text('services_by_place')}</small>}
      {service.law && <small className="muted">{service.law}</small>}
    </li>
  );
}
