import { useShop, useText } from '../../context/shop-context.tsx';
import { noticesUrl } from '../../links/notice-links.ts';

/** Requests one mail when the search finds a product. Sent to the page of notices, as search pages are cached. */
export function NotifyMe({ q }: { q: string }) {
  const shop = useShop();
  const text = useText();
  return (
    <form method="post" action={noticesUrl(shop)} className="tell-me">
      <label htmlFor="tell-me-email">{text('notice_ask_found')}</label>
      <input type="hidden" name="action" value="ask-words" />
      <input type="hidden" name="q" value={q} />
      <span>
        <input
          id="tell-me-email"
          className="input"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          placeholder={text('notice_field_email')}
          aria-describedby="tell-me-hint"
        />
        <button type="submit" className="btn-ink">
          {text('notice_ask_button')}
        </button>
      </span>
      <p className="tiny muted" id="tell-me-hint">
        {text('notice_found_hint')}
      </p>
    </form>
  );
}
