import type { ProductListItem } from '@vitrina/contract/catalogue';
import { Clock, Truck } from './icons.tsx';
import { useText } from '../context/shop-context.tsx';
import { DayLine } from './day-line.tsx';
import { OwnPlace } from './own-place.tsx';
import { useDay } from '../labels/use-day.ts';
export type Stock = Pick<ProductListItem, 'availability_info' | 'warehouses_single_pickup_display' | 'shipping_date' | 'is_available' | 'restock_date'>;

/** Availability and delivery day, in words and as a dot whose shape shows the level without the colour. */
export function StockLines({
  stock,
  of,
}: {
  stock: Stock;
  /** Id of the product whose stock in the visitor's own shop replaces this line once known. */
  of?: number;
}) {
  const text = useText();
  const day = useDay();
  const { availability_info: info, warehouses_single_pickup_display: shop, shipping_date: date, restock_date: restock } = stock;
  const level = info.qty > 1 ? 'in' : info.qty === 1 ? 'low' : 'none';
  return (
    <ul className="stock-lines">
      <li className="stock-where">
        {of !== undefined && <OwnPlace className="stock-mine" data-stock-of={of} />}
        <i className={`stock-dot ${level}`} />
        <span>
          {shop ? (
            <>
              <b className={level}>
                {shop.title}: {shop.qty === 1 ? text('stock_last_piece') : text('stock_pieces', { count: shop.qty })}
              </b>
              {info.shops > 1 && (
                <>
                  , <span className="more-shops">{text('stock_more_shops', { count: info.shops - 1 })}</span>
                </>
              )}
            </>
          ) : (
            <b className={level}>{text(info.label_name)}</b>
          )}
        </span>
      </li>
      {!date && restock && (
        <li>
          <Clock className="icon small-icon" aria-hidden="true" />
          <span>{text('restock_on', { day: day(restock) })}</span>
        </li>
      )}
      {date && (
        <li>
          <Truck className="icon small-icon" aria-hidden="true" />
          {of === undefined ? <span>{text('delivery_on', { day: day(date) })}</span> : <DayLine of={of}>{text('delivery_on', { day: day(date) })}</DayLine>}
        </li>
      )}
    </ul>
  );
}
