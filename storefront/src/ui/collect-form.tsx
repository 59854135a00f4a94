import { useShop, useText } from '../context/shop-context.tsx';
import { cartUrl } from '../links/page-links.ts';
import './collect-form.css';

/** Puts one piece in the cart, to be collected there; a plain form, so that it needs no script. */
export function CollectForm({ code, shop }: { code: string; shop: { code: string; title: string } }) {
  const page = useShop();
  const text = useText();
  return (
    <form className="collect" method="post" action={cartUrl(page)}>
      <input type="hidden" name="action" value="collect" />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="point" value={shop.code} />
      <button type="submit" className="link" aria-label={`${text('place_collect')}: ${shop.title}`}>
        {text('place_collect')}
      </button>
    </form>
  );
}
