import type { Cart } from '@vitrina/contract/cart';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';

/** Goods, discount, shipping, fee, total and VAT. */
export function CheckoutTotals({ cart }: { cart: Pick<Cart, 'totals'> }) {
  const text = useText();
  const price = usePrice();
  const number = useNumber();
  const { items, services = 0, discount, shipping, payment_fee, export_vat, vat_reason, is_export, prepaid, vat, total } = cart.totals;
  return (
    <>
      <dl className="checkout-totals" aria-live="polite">
        <Row name={text('checkout_items')} value={price(items - services)} />
        {services > 0 && <Row name={text('services_sum')} value={price(services)} />}
        {discount !== 0 && <Row name={text('checkout_discount')} value={price(discount).replace('-', '−')} isMinus />}
        <Row
          name={text('checkout_step_shipping')}
          value={shipping === null ? text('checkout_not_chosen') : shipping === 0 ? text('checkout_free') : price(shipping)}
        />
        {payment_fee > 0 && <Row name={text('checkout_fee')} value={price(payment_fee)} />}
        {export_vat ? <Row name={text(vat_reason === 'intra_community' ? 'totals_intra_community' : 'totals_export')} value={price(export_vat)} /> : null}
        {prepaid && <Row name={text('totals_prepaid')} value={price(prepaid).replace('-', '−')} />}
        <div className="sum">
          <dt>{text(prepaid ? 'totals_to_pay' : is_export ? 'totals_untaxed' : 'checkout_total')}</dt>
          <dd>{price(total)}</dd>
        </div>
      </dl>
      {is_export && <p className="small">{text('totals_import')}</p>}
      {vat.map((line) => (
        <p key={line.rate} className="tiny muted num">
          {text('checkout_vat', { rate: number(line.rate), vat: price(line.vat) })}
        </p>
      ))}
    </>
  );
}

function Row({ name, value, isMinus = false }: { name: string; value: string; isMinus?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isMinus ? 'minus' : undefined}>{value}</dd>
    </div>
  );
}
