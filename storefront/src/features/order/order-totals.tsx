import type { Cart } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { useOrderPrice } from './use-order-price.ts';

/** Goods, discount, shipping, fee, total and VAT by rate. */
export function OrderTotals({
  cart,
  refunded = 0,
}: {
  cart: Pick<Cart, 'totals' | 'coupons' | 'currency'>;
  /** Refunded amount, decimal. */
  refunded?: number;
}) {
  const text = useText();
  const number = useNumber();
  const price = useOrderPrice(cart.currency);
  const { items, discount, shipping, payment_fee, export_vat, vat_reason, is_export, prepaid, vat, total } = cart.totals;
  const codes = cart.coupons.map((coupon) => coupon.code).join(', ');
  return (
    <dl className="order-totals num">
      <Row name={text('order_goods')} value={price(items)} />
      {discount !== 0 && <Row name={codes ? text('order_discount_by', { codes }) : text('order_discount')} value={price(discount)} />}
      {shipping !== null && <Row name={text('order_shipping')} value={shipping === 0 ? text('order_free') : price(shipping)} />}
      {payment_fee !== 0 && <Row name={text('order_fee')} value={price(payment_fee)} />}
      {export_vat ? <Row name={text(vat_reason === 'intra_community' ? 'totals_intra_community' : 'totals_export')} value={price(export_vat)} /> : null}
      {prepaid && <Row name={text('totals_prepaid')} value={price(prepaid)} />}
      <Row name={text(prepaid ? 'totals_to_pay' : is_export ? 'totals_untaxed' : 'order_total')} value={price(total)} kind="sum" />
      {vat.map((line) => (
        <Row key={line.rate} name={text('order_vat', { rate: number(line.rate), base: price(line.base) })} value={price(line.vat)} kind="vat" />
      ))}
      {refunded > 0 && <Row name={text('order_refunded')} value={price(-refunded)} />}
    </dl>
  );
}

function Row({ name, value, kind }: { name: string; value: string; kind?: 'sum' | 'vat' }) {
  return (
    <div className={kind}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
