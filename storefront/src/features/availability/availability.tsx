import type { ReactNode } from 'react';
import { Truck } from '../../ui/icons.tsx';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { useDay } from '../../labels/use-day.ts';
import { DayLine } from '../../ui/day-line.tsx';
import { StockDot } from '../../ui/stock-dot.tsx';
import type { Stock } from '../../ui/stock-lines.tsx';
import { useMyShop } from '../../client/my-shop.ts';
import { locationsUrl } from '../../links/page-links.ts';
import { CollectForm } from '../../ui/collect-form.tsx';
import { byStock, preferredShopFirst, type Shop, withLiveStock } from './live-stock.ts';
import './availability.css';

const SHOWN = 3;

interface AvailabilityProps {
  id: number;
  stock: Stock;
  /** Present stock, loaded after the page was rendered; `null`: not loaded. */
  live: Stock | null;
  shops: readonly Shop[];
  /** Cart code of the product, and id of the form that adds it. */
  code: string;
  form: string;
  shipping: ProductDetail['shipping_options'];
  /** ISO date of the rendering. */
  today: string;
  /** Delivery place. */
  place: ReactNode;
}

/** Delivery and collection: delivery first, then shops for collection, with day and closing time; shops in other countries are collapsed. */
export function Availability({ id, stock, live, shops, code, form, shipping, today, place }: AvailabilityProps) {
  const text = useText();
  const now = live ?? stock;
  // Without stock the list of shops is omitted.
  const sorted = now.availability_info.qty > 0 ? byStock(withLiveStock(shops, live)) : [];
  const shop = useShop();
  const mine = useMyShop();
  const near = preferredShopFirst(
    sorted.filter((one) => one.can_collect),
    mine?.code ?? null,
  );
  const abroad = sorted.filter((one) => !one.can_collect && one.qty > 0);
  const rest = near.slice(SHOWN);
  return (
    <section className="availability-box" aria-labelledby="where-title">
      <h2 className="field-label" id="where-title">
        {text('product_where_title')}
      </h2>
      <ul className="availability">
        <Delivery of={id} stock={now} shipping={shipping} />
        {near.slice(0, SHOWN).map((one) => (
          <ShopLine key={one.code} shop={one} today={today} {...(now.is_available && { buy: { code, form } })} />
        ))}
      </ul>
      <div className="availability-rest">
        <FoldedShops title={text('product_shops_more', { count: rest.length })} shops={rest} today={today} />
        <FoldedShops title={text('product_shops_abroad', { count: abroad.length })} note={text('product_shops_abroad_note')} shops={abroad} today={today} />
        {near.length > 0 && (
          <a className="link availability-choose" href={`${locationsUrl(shop)}?product=${id}`}>
            {text('place_all_shops')}
          </a>
        )}
      </div>
      {place}
    </section>
  );
}

interface FoldedShopsProps {
  title: string;
  note?: string;
  shops: readonly Shop[];
  today: string;
}

function FoldedShops({ title, note, shops, today }: FoldedShopsProps) {
  if (shops.length === 0) return null;
  return (
    <details className="availability-more">
      <summary>
        <span className="link">{title}</span>
      </summary>
      {note && <p className="availability-note">{note}</p>}
      <ul className="availability">
        {shops.map((shop) => (
          <ShopLine key={shop.code} shop={shop} today={today} />
        ))}
      </ul>
    </details>
  );
}

function Delivery({ of, stock, shipping }: { of: number; stock: Stock; shipping: AvailabilityProps['shipping'] }) {
  const text = useText();
  const format = usePrice();
  const day = useDay();
  const home = shipping.find((option) => option.code === 'delivery');
  if (!stock.is_available)
    return (
      <li>
        <StockDot level="none" />
        <b>{text(stock.availability_info.label_name)}</b>
        {stock.restock_date && <span className="availability-note">{text('restock_on', { day: day(stock.restock_date) })}</span>}
      </li>
    );
  return (
    <li>
      <Truck className="icon" aria-hidden="true" />
      <b>
        {stock.shipping_date ? <DayLine of={of}>{text('delivery_on', { day: day(stock.shipping_date) })}</DayLine> : text(stock.availability_info.label_name)}
      </b>
      {home && <span className="num">{home.price === 0 ? text('product_delivery_free') : format(home.price)}</span>}
      {stock.availability_info.qty === 1 && <span className="availability-note">{text('availability_last_piece')}</span>}
    </li>
  );
}

interface ShopLineProps {
  shop: Shop;
  today: string;
  /** Cart code and form to order for collection; absent: not possible. */
  buy?: { code: string; form: string };
}

function ShopLine({ shop, today, buy }: ShopLineProps) {
  const text = useText();
  const day = useDay();
  const isToday = shop.pickup_date === today;
  const pickup = shop.pickup_date === null ? null : isToday ? text('product_pickup_today') : text('product_pickup_on', { day: day(shop.pickup_date) });
  const amount = shop.qty === 0 ? text('product_shop_none') : shop.qty === 1 ? text('stock_last_piece') : text('stock_pieces', { count: shop.qty });
  return (
    <li>
      <StockDot level={shop.qty > 1 ? 'in' : shop.qty === 1 ? 'low' : 'none'} />
      <b>{shop.title}</b>
      <span className={shop.qty === 0 ? 'muted' : 'num'}>{amount}</span>
      {shop.qty > 0 && pickup && (
        <span className="availability-note">
          {pickup}
          {isToday && shop.open_until && <>, {text('product_open_until', { time: shop.open_until })}</>}
        </span>
      )}
      {buy && shop.qty > 0 && pickup && <CollectForm {...buy} shop={shop} />}
    </li>
  );
}
