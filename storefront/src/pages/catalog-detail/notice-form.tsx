import { useShop, useText } from '../../context/shop-context.tsx';
import { noticesUrl } from '../../links/notice-links.ts';

/** Requests a mail when the product is back in stock. Sent to the page of notices, as product pages are cached. */
export function NoticeForm({ productId }: { productId: number }) {
  const shop = useShop();
  const text = useText();
  return (
    <form method="post" action={noticesUrl(shop)} className="field">
      <label htmlFor="notice-email">{text('notice_short_back')}</label>
      <input type="hidden" name="action" value="ask" />
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="kind" value="back_in_stock" />
      <input id="notice-email" className="input" type="email" name="email" autoComplete="email" maxLength={254} required aria-describedby="notice-hint" />
      <p className="tiny muted" id="notice-hint">
        {text('notice_email_hint')}
      </p>
      <button type="submit" className="btn-ink compact">
        {text('notice_ask_button')}
      </button>
    </form>
  );
}
