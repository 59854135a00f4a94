import type { OrderConfirmation } from '@vitrina/contract/orders';
import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { useOrderPrice } from '../../features/order/use-order-price.ts';
import { useMoment } from '../../labels/use-moment.ts';
import { orderPageUrl, viewOrderUrl } from '../../links/order-links.ts';
import { cartUrl, homeUrl } from '../../links/page-links.ts';
import { Check, CircleAlert } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** Page behind the mailed link: a button that places the order, and the result. */
export function Page({ link, confirmation }: Props) {
  const shop = useShop();
  const text = useText();
  if (confirmation?.state === 'waiting') return <ConfirmForm link={link} confirmation={confirmation} />;
  if (confirmation?.state === 'placed') return <Placed confirmation={confirmation} />;
  const state = confirmation?.state ?? 'gone';
  return (
    <OrderFrame
      icon={<CircleAlert className="icon large-icon" />}
      tone="wait"
      title={text(`order_confirm_${state}`)}
      lead={<p>{text(`order_confirm_${state}_text`, { number: confirmation?.number ?? '' })}</p>}
    >
      {confirmation?.problem && <p className="order-notice">{text(problemText(confirmation.problem))}</p>}
      <Out url={confirmation ? cartUrl(shop) : homeUrl(shop)}>{text(confirmation ? 'order_back_to_cart' : 'order_go_on')}</Out>
    </OrderFrame>
  );
}

/** Label of the reason why the order was not placed, as a text that needs no cart beside it. */
const problemText = (problem: string): string =>
  ({ error_quantity_not_available: 'order_confirm_problem_stock', error_coupon_used: 'order_confirm_problem_coupon' })[problem] ??
  'order_confirm_problem_changed';

function ConfirmForm({ link, confirmation }: { link: string; confirmation: OrderConfirmation }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const price = useOrderPrice(confirmation.currency);
  const { number, total, items, expires_at } = confirmation;
  return (
    <OrderFrame
      title={text('order_confirm_ask', { number })}
      lead={<p>{text('order_confirm_text', { total: price(total), moment: expires_at ? moment(expires_at) : '' })}</p>}
    >
      <section className="panel order-panel" aria-labelledby="order-confirm-items">
        <h2 id="order-confirm-items">{text('order_goods')}</h2>
        <ul>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={i} lang={item.text_lang ?? undefined}>
              {item.qty} × {item.title}
            </li>
          ))}
        </ul>
      </section>
      <form method="post" action={orderPageUrl('confirm_order', link, shop)} className="order-out">
        <button type="submit" className="key">
          {text('order_confirm_do')}
        </button>
      </form>
    </OrderFrame>
  );
}

function Placed({ confirmation: { number, identifier } }: { confirmation: OrderConfirmation }) {
  const shop = useShop();
  const text = useText();
  return (
    <OrderFrame icon={<Check className="icon large-icon" />} title={text('order_confirm_done', { number })} lead={<p>{text('order_confirm_done_text')}</p>}>
      {identifier && <Out url={viewOrderUrl(identifier, shop)}>{text('order_view')}</Out>}
    </OrderFrame>
  );
}

function Out({ url, children }: { url: string; children: ReactNode }) {
  return (
    <p className="order-out">
      <a className="key" href={url}>
        {children}
      </a>
    </p>
  );
}
