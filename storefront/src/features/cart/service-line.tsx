import type { CartItem } from '@vitrina/contract/cart';
import type { FormEvent } from 'react';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { Trash2, TriangleAlert } from '../../ui/icons.tsx';
import { LineLaw } from '../../ui/line-law.tsx';
import { BeginsEarlyField } from './begins-early-field.tsx';

interface ServiceLineProps {
  item: CartItem;
  onRemove: (item: CartItem) => void;
}

/** A service below its product; it has the product's quantity and is removed with it. */
export function ServiceLine({ item, onRemove }: ServiceLineProps) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  const { service } = item;
  if (!service) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRemove(item);
  };
  return (
    <li className="service-line">
      <div>
        <b>{item.title}</b>
        {service.refused && (
          <p className="line-note" role="alert">
            <TriangleAlert className="icon small-icon" aria-hidden="true" />
            {service.refused}
          </p>
        )}
      </div>
      <span className="num">
        {item.total === 0 ? text('cart_page_free') : price(item.total)}
        {item.qty > 1 && item.total > 0 && (
          <small className="block muted">
            {item.qty} × {price(item.price)}
          </small>
        )}
      </span>
      <form method="post" action={cartUrl(shop)} onSubmit={submit}>
        <input type="hidden" name="action" value="service" />
        <input type="hidden" name="code" value={service.of} />
        <input type="hidden" name="service" value={service.code} />
        <button type="submit" className="icon-btn" aria-label={text('cart_page_remove', { title: item.title })}>
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      </form>
      {/* The checkbox includes the statement required by law. */}
      {service.begins_early === undefined ? <LineLaw item={item} className="cart-line-facts block service-law" /> : <BeginsEarlyField service={service} />}
    </li>
  );
}
