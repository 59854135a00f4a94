import type { ProductDetail } from '@vitrina/contract/catalogue';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { tradeInUrl } from '../../links/trade-in-links.ts';
import { Banknote } from '../../ui/icons.tsx';

/** Maximum trade-in value, with a link to the questions. */
export function TradeInNote({ offer: { device, title, most } }: { offer: NonNullable<ProductDetail['trade_in']> }) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  return (
    <p className="buy-note trade-in">
      <Banknote className="icon" aria-hidden="true" />
      <span>
        <a className="link" href={tradeInUrl(shop, device)}>
          {text('trade_in_link')}
        </a>{' '}
        {text('trade_in_note', { device: title, amount: price(most) })}
      </span>
    </p>
  );
}
