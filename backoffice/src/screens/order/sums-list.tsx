import type { Cart } from '@vitrina/contract/cart';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';

interface SumsListProps {
  totals: Cart['totals'];
  currency: string;
  coupons: Cart['coupons'];
}

/** Sums from the goods to the total paid. */
export function SumsList({ totals, currency, coupons }: SumsListProps) {
  const words = useWords();
  const { money } = useFormats();
  const rows: [string, number][] = [
    [words('order_sum_items'), totals.items],
    ...(totals.discount === 0 ? [] : [[[words('order_sum_discount'), ...coupons.map(({ code }) => code)].join(' · '), totals.discount] as [string, number]]),
    [words('order_sum_shipping'), totals.shipping ?? 0],
    ...(totals.payment_fee === 0 ? [] : [[words('order_sum_fee'), totals.payment_fee] as [string, number]]),
    ...(totals.export_vat ? [[words('order_sum_export'), totals.export_vat] as [string, number]] : []),
    ...(totals.prepaid ? [[words('order_sum_prepaid'), totals.prepaid] as [string, number]] : []),
  ];
  return (
    <dl className="order-sums">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{money(amount, currency)}</dd>
        </div>
      ))}
      <div className="order-total">
        <dt>{words('order_sum_total')}</dt>
        <dd className="num">{money(totals.total, currency)}</dd>
      </div>
      {totals.vat.map(({ rate, vat }) => (
        <div key={rate} className="grid-dim">
          <dt>{words('order_sum_vat', { rate: String(rate) })}</dt>
          <dd className="num">{money(vat, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
