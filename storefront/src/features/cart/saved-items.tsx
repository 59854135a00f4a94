import type { CartItem, SavedItem } from '@vitrina/contract/cart';
import { type FormEvent, useState } from 'react';
import { changeSaved } from '../../client/cart/cart-actions.ts';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { refusalText } from './refusal-text.ts';

const PRESETS = ['order'] as const;

type Action = Parameters<typeof changeSaved>[1];

/** Button that saves a line for later, with its services. */
export const SaveButton = ({ item }: { item: CartItem }) => <SavedForm action="save" code={item.shopping_cart_code} title={item.title} label="cart_save" />;

/** Items saved for later, at present prices. */
export function SavedItems({ items }: { items: readonly SavedItem[] }) {
  const text = useText();
  const price = usePrice();
  return (
    <section className="panel saved-items" aria-labelledby="saved-title">
      <h2 id="saved-title">{text('cart_saved_title')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.shopping_cart_code}>
            <ProductPicture
              path={item.main_image?.upload_path ?? null}
              alt=""
              presets={PRESETS}
              sizes="64px"
              width={64}
              height={53}
              kind={item.main_image?.kind ?? 'cutout'}
            />
            <div>
              <a href={item.url_without_domain} lang={item.text_lang ?? undefined}>
                {item.title}
              </a>
              <small className="num">
                {item.price === null ? text('availability_none') : `${item.qty} × ${price(item.price)}`}
                {item.price !== null && !item.is_available && `, ${text('availability_none')}`}
              </small>
              <BesidePrice facts={item} />
            </div>
            <div className="saved-actions">
              {item.is_available && <SavedForm action="unsave" code={item.shopping_cart_code} title={item.title} label="cart_saved_back" />}
              <SavedForm action="saved-remove" code={item.shopping_cart_code} title={item.title} label="cart_saved_remove" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedForm({ action, code, title, label }: { action: Action; code: string; title: string; label: string }) {
  const shop = useShop();
  const text = useText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await changeSaved(shop.lang, action, code);
    setRefusal(reply.success ? null : refusalText(reply.data, text));
  };
  return (
    <form method="post" action={cartUrl(shop)} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="code" value={code} />
      <button type="submit" className="link" aria-label={`${text(label)}: ${title}`}>
        {text(label)}
      </button>
      {refusal && (
        <small role="alert" className="line-refused">
          {refusal}
        </small>
      )}
    </form>
  );
}
