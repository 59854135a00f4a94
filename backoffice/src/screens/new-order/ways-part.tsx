import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { useMe } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import type { useNewOrder } from './use-new-order.ts';

/** Market, delivery, payment, total, and the button that places the order. */
export function WaysPart({ editor, country }: { editor: ReturnType<typeof useNewOrder>; country: string }) {
  const words = useWords();
  const { money } = useFormats();
  const me = useMe();
  const { order, preview, change, isCurrent, isBusy } = editor;
  const markets = me.permissions['orders.edit']?.markets ?? null;
  const unchosen = { value: '', label: words('new_order_choose') };
  const way = preview?.shippings.find(({ code }) => code === order.shipping);
  const priced = (title: string, price: number): string => (price === 0 || !preview ? title : `${title} (${money(price, preview.currency)})`);
  const isWhole = order.lines.length > 0 && order.shipping !== '' && order.payment !== '' && (way?.points.length === 0 || order.point !== '');
  return (
    <Panel title={words('new_order_ways')}>
      <Select
        label={words('orders_column_market')}
        value={order.market}
        options={LANGUAGE_CODES.filter((code) => markets === null || markets.includes(code)).map((value) => ({ value, label: LANGUAGES[value].name }))}
        onChange={(market) => change({ market, country: '', shipping: 'delivery', point: '', payment: '' })}
      />
      <Select
        label={words('order_delivery')}
        value={order.shipping}
        options={[unchosen, ...(preview?.shippings ?? []).map(({ code, title, price }) => ({ value: code, label: priced(title, price) }))]}
        onChange={(shipping) => change({ shipping, point: preview?.shippings.find(({ code }) => code === shipping)?.points[0]?.id ?? '' })}
      />
      {way && way.points.length > 0 && (
        <Select
          label={words('order_delivery_point')}
          value={order.point}
          options={way.points.map(({ id, title, town }) => ({ value: id, label: `${title}, ${town}` }))}
          onChange={(point) => change({ point })}
        />
      )}
      <Select
        label={words('order_payment')}
        value={order.payment}
        options={[unchosen, ...(preview?.payments ?? []).map(({ code, title, fee }) => ({ value: code, label: priced(title, fee) }))]}
        onChange={(payment) => change({ payment })}
      />
      {preview && preview.lines.length > 0 && (
        <dl className="order-sums">
          {sumsOf(preview.totals).map(([label, amount]) => (
            <div key={label}>
              <dt>{words(label)}</dt>
              <dd className="num">{money(amount, preview.currency)}</dd>
            </div>
          ))}
          <div className="order-total">
            <dt>{words('order_sum_total')}</dt>
            <dd className="num">{money(preview.totals.total, preview.currency)}</dd>
          </div>
        </dl>
      )}
      <p className="grid-dim">{words('new_order_text')}</p>
      <Button type="submit" look="key" isBusy={isBusy} isDisabled={!isWhole || !isCurrent || country === ''}>
        {words('new_order_place')}
      </Button>
    </Panel>
  );
}

const sumsOf = ({ items, discount, shipping, payment_fee }: { items: number; discount: number; shipping: number | null; payment_fee: number }) =>
  [
    ['order_sum_items', items],
    ...(discount === 0 ? [] : [['order_sum_discount', discount] as const]),
    ['order_sum_shipping', shipping ?? 0],
    ...(payment_fee === 0 ? [] : [['order_sum_fee', payment_fee] as const]),
  ] as readonly (readonly [string, number])[];
