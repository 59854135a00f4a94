import { useText } from '../../context/shop-context.tsx';
import { useDay } from '../../labels/use-day.ts';
import { StockDot } from '../../ui/stock-dot.tsx';
import { CollectForm } from '../../ui/collect-form.tsx';
import type { ProductAt } from './product-at.ts';

/** Stock of the requested product in one shop, and the day of collection. */
export function ShopHas({ product: { code, today, places }, shop }: { product: ProductAt; shop: string }) {
  const text = useText();
  const day = useDay();
  const place = places.find((one) => one.code === shop);
  if (!place) return null;
  const { qty, pickup_date: pickup, title } = place;
  const amount = qty === 0 ? text('product_shop_none') : qty === 1 ? text('stock_last_piece') : text('stock_pieces', { count: qty });
  return (
    <div className="shop-has">
      <p>
        <StockDot level={qty > 1 ? 'in' : qty === 1 ? 'low' : 'none'} /> <b className={qty > 0 ? 'num' : 'muted'}>{amount}</b>
        {qty > 0 && pickup && <span>, {pickup === today ? text('product_pickup_today') : text('product_pickup_on', { day: day(pickup) })}</span>}
      </p>
      {code !== null && qty > 0 && pickup && <CollectForm code={code} shop={{ code: shop, title }} />}
    </div>
  );
}
