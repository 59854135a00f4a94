import type { ChangeEvent, FocusEvent } from 'react';
import type { WishList } from '@vitrina/contract/wishlist';
import { formatDate } from '@vitrina/contract/values/date';
import { useShop, useText } from '../../context/shop-context.tsx';
import type { Wish } from './wish-view.ts';
import { cartUrl } from '../../links/page-links.ts';
import { ChargerNote } from '../../ui/beside-price.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { ShoppingBag, Trash2 } from '../../ui/icons.tsx';
import { PriceTag } from '../../ui/price-tag.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { StockLines } from '../../ui/stock-lines.tsx';
import { WishChanges } from './wish-changes.tsx';

const PRESETS = ['order', 'department', 'cart'] as const;

interface WishRowProps {
  wish: Wish;
  lists: readonly WishList[];
  /** Id of the list shown. */
  view: number | null;
}

/** One product of a list: present data, and changes since it was added. */
export function WishRow({ wish, lists, view }: WishRowProps) {
  const { lang, info } = useShop();
  const text = useText();
  const { product, title } = wish;
  const canBuy = product?.is_available && product.price_custom !== null;
  return (
    <li className={product ? 'wish-row' : 'wish-row unavailable'}>
      <div className="well">
        <ProductPicture
          path={product?.image?.path ?? null}
          alt=""
          presets={PRESETS}
          sizes="(min-width: 800px) 128px, 88px"
          width={400}
          height={334}
          kind={product?.image?.kind ?? 'cutout'}
          isEager
        />
      </div>
      <div className="wish-text">
        <h2 {...(product?.text_lang && { lang: product.text_lang })}>{product ? <a href={product.url_without_domain}>{title}</a> : title}</h2>
        <p className="tiny muted">{text('wishlist_added_on', { date: formatDate(wish.added_at, lang, info.timeZone) })}</p>
        <WishChanges wish={wish} />
        {product && <StockLines stock={product} of={product.id} />}
      </div>
      {product && (
        <div className="wish-price">
          <PriceTag price={product} of={product.id} />
          {product.charging && <ChargerNote charging={product.charging} />}
          {product.energy && <EnergyArrow energy={product.energy} />}
        </div>
      )}
      <div className="wish-controls">
        {product && <Pieces wish={wish} view={view} />}
        {canBuy && <Buy wish={wish} />}
        {product && lists.length > 1 && <Move wish={wish} lists={lists} view={view} />}
        <form method="post" className="wish-remove">
          <input type="hidden" name="action" value="remove" />
          <input type="hidden" name="id" value={wish.id} />
          <input type="hidden" name="view" value={view ?? ''} />
          <button type="submit" className="icon-btn" name="code" value={wish.shopping_cart_code} aria-label={text('wishlist_remove', { title })}>
            <Trash2 className="icon" aria-hidden="true" />
          </button>
        </form>
      </div>
    </li>
  );
}

function Buy({ wish }: { wish: Wish }) {
  const shop = useShop();
  const text = useText();
  return (
    <form method="post" action={cartUrl(shop)} data-buy={wish.title}>
      <input type="hidden" name="action" value="add" />
      <input type="hidden" name="qty" value={wish.qty} />
      <button type="submit" className="btn compact" name="code" value={wish.shopping_cart_code} aria-label={`${text('product_add_to_cart')}: ${wish.title}`}>
        <ShoppingBag className="icon" aria-hidden="true" />
        {text('product_add_to_cart')}
      </button>
    </form>
  );
}

/** Wished quantity; saved on blur or Enter. */
function Pieces({ wish, view }: { wish: Wish; view: number | null }) {
  const text = useText();
  const save = (event: FocusEvent<HTMLInputElement>) => {
    const { value, form, validity } = event.currentTarget;
    if (value !== String(wish.qty) && validity.valid) form?.requestSubmit();
  };
  return (
    <form method="post" className="wish-pieces">
      <input type="hidden" name="action" value="add" />
      <input type="hidden" name="code" value={wish.shopping_cart_code} />
      <input type="hidden" name="view" value={view ?? ''} />
      <input
        key={wish.qty}
        className="input num"
        name="qty"
        type="number"
        inputMode="numeric"
        min={1}
        max={99}
        required
        defaultValue={wish.qty}
        aria-label={`${text('product_quantity')}: ${wish.title}`}
        onBlur={save}
      />
    </form>
  );
}

/** Choice of the list; with a button if scripts do not run. */
function Move({ wish, lists, view }: WishRowProps) {
  const text = useText();
  const move = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit();
  return (
    <form method="post" className="wish-move">
      <input type="hidden" name="action" value="add" />
      <input type="hidden" name="code" value={wish.shopping_cart_code} />
      <input type="hidden" name="view" value={view ?? ''} />
      <select key={wish.list} className="select" name="list" defaultValue={wish.list} aria-label={text('wishlist_move', { title: wish.title })} onChange={move}>
        {lists.map((list) => (
          <option key={list.id} value={list.id}>
            {list.title ?? text('wishlist')}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn compact">
          {text('wishlist_move_button')}
        </button>
      </noscript>
    </form>
  );
}
