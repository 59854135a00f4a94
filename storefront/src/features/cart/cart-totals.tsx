import type { Cart } from '@vitrina/contract/cart';
import { useNetPrices } from '../../client/net-prices.ts';
import { useIsCartPending } from '../../client/cart/cart-store.ts';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { homeDelivery } from './home-delivery.ts';

/** Goods, discount, delivery, total and VAT; `short`: without notes, for the drawer. */
export function CartTotals({ cart, short = false }: { cart: Pick<Cart, 'totals' | 'parcels' | 'coupons'>; short?: boolean }) {
  const text = useText();
  const price = usePrice();
  const number = useNumber();
  const isWaiting = useIsCartPending();
  const isNet = useNetPrices();
  const { items, services = 0, discount, shipping, payment_fee, export_vat, vat_reason, is_export, prepaid, vat, total } = cart.totals;
  const delivery = homeDelivery(cart.parcels);
  const free = (amount: number) => (amount === 0 ? text('cart_page_free') : price(amount));
  return (
    <div className="cart-totals" aria-busy={isWaiting}>
      <dl>
        <Row name={text('cart_page_items')} value={price(items - services)} />
        {services > 0 && <Row name={text('services_sum')} value={price(services)} />}
        {discount !== 0 && <Row name={text('cart_page_discount')} value={`−${price(Math.abs(discount))}`} className="minus" />}
        <Row name={text('cart_page_delivery', { count: cart.parcels.length })} value={shipping === null ? text('cart_page_delivery_later') : free(shipping)} />
        {payment_fee > 0 && <Row name={text('cart_page_fee')} value={price(payment_fee)} />}
        {export_vat ? <Row name={text(vat_reason === 'intra_community' ? 'totals_intra_community' : 'totals_export')} value={price(export_vat)} /> : null}
        {isNet && <Row name={text('price_net')} value={price(vat.reduce((sum, line) => sum + line.base, 0))} />}
        {prepaid && <Row name={text('totals_prepaid')} value={`−${price(Math.abs(prepaid))}`} />}
        <Row name={text(prepaid ? 'totals_to_pay' : is_export ? 'totals_untaxed' : 'cart_page_total')} value={price(total)} className="sum" />
      </dl>
      {!short && (
        <div className="tiny muted">
          {shipping === null && delivery !== null && <p>{text('cart_page_delivery_home', { price: free(delivery) })}</p>}
          {is_export && <p>{text('totals_import')}</p>}
          {vat.map((line) => (
            <p key={line.rate} className="num">
              {text('cart_page_vat', { rate: number(line.rate), vat: price(line.vat) })}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function Row({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
