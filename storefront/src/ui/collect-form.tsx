import { useShop, useText } from '../context/shop-context.tsx';
import { cartUrl } from '../links/page-links.ts';
import { COLLECT_AT } from '../links/collect-at.ts';
import './collect-form.css';

interface CollectFormProps {
  code: string;
  shop: { code: string; title: string };
  /** Form of the page that the key belongs to, so that quantity and services go with it; left out: one piece of its own. */
  form?: string;
}

/** Puts it in the cart, to be collected there; a plain form, so that it needs no script. What is in the cart already is not added again. */
export function CollectForm({ code, shop, form }: CollectFormProps) {
  const page = useShop();
  const text = useText();
  const label = `${text('place_collect')}: ${shop.title}`;
  if (form !== undefined)
    return (
      <span className="collect">
        <button type="submit" form={form} name={COLLECT_AT} value={shop.code} className="link" aria-label={label}>
          {text('place_collect')}
        </button>
      </span>
    );
  return (
    <form className="collect" method="post" action={cartUrl(page)}>
      <input type="hidden" name="action" value="collect" />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name={COLLECT_AT} value={shop.code} />
      <button type="submit" className="link" aria-label={label}>
        {text('place_collect')}
      </button>
    </form>
  );
}
