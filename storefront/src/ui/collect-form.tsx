import { useShop, useText } from '../context/shop-context.tsx';
import { cartUrl } from '../links/page-links.ts';
import { COLLECT_AT } from '../links/collect-at.ts';
import './collect-form.css';

interface CollectFormProps {
  code: string;
  shop: { code: string; title: string };
  /** Id of the product page's form, so that quantity and services are submitted too; absent: a form for one piece. */
  form?: string;
}

/** Adds the product to the cart for collection in this shop; a plain form, which needs no script. Adds nothing if it is in the cart already. */
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
