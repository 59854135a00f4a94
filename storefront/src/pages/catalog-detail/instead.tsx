import { useShop, useText } from '../../context/shop-context.tsx';
import { useDay } from '../../labels/use-day.ts';
import { telUrl } from '../../links/tel-url.ts';
import { Mail, Phone } from '../../ui/icons.tsx';
import { NoticeForm } from './notice-form.tsx';
import type { ProductPage } from './product-page.ts';

interface InsteadProps {
  product: Pick<ProductPage, 'id' | 'title'>;
  status: number;
  isOnRequest: boolean;
  /** Expected day of new stock, ISO date; `undefined`: unknown. */
  restock: string | undefined;
}

/** Replaces the button for unavailable products: reason, expected day if known, and contact. */
export function Instead({ status, isOnRequest, product, restock }: InsteadProps) {
  const { info } = useShop();
  const text = useText();
  const day = useDay();
  const expected = restock === undefined ? text('product_unavailable_note') : text('product_restock_note', { day: day(restock) });
  if (status === 3)
    return (
      <p className="buy-instead">
        {text('product_ended_note')}{' '}
        <a className="link" href="#related">
          {text('product_successors_title')}
        </a>
      </p>
    );
  return (
    <div className="buy-instead">
      <p>{isOnRequest ? text('product_on_request_note') : expected}</p>
      {!isOnRequest && <NoticeForm productId={product.id} />}
      <p className="buy-contacts">
        <a className="btn compact" href={`mailto:${info.email}?subject=${encodeURIComponent(product.title)}`}>
          <Mail className="icon" aria-hidden="true" />
          {text('product_ask')}
        </a>
        {info.phone && (
          <a className="btn compact" href={telUrl(info.phone)}>
            <Phone className="icon" aria-hidden="true" />
            {info.phone}
          </a>
        )}
      </p>
    </div>
  );
}
