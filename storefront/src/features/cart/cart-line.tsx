import type { CartItem } from '@vitrina/contract/cart';
import type { FormEvent } from 'react';
import { useNetPrices } from '../../client/net-prices.ts';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { AgeBadge } from '../../ui/age-badge.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { Trash2, TriangleAlert } from '../../ui/icons.tsx';
import { LineLaw } from '../../ui/line-law.tsx';
import { Amount } from '../../ui/price-tag.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { splitVat } from '@vitrina/contract/values/split-vat';
import { LineServices } from './line-services.tsx';
import { SaveButton } from './saved-items.tsx';
import { TakeBackField } from './take-back-field.tsx';
import { LineQuantity } from './line-quantity.tsx';
import '../../ui/stock-lines.css';
import { OwnPlace } from '../../ui/own-place.tsx';
import './cart-line.css';

const PRESETS = ['order', 'department', 'cart'] as const;

interface CartLineProps {
  item: CartItem;
  heading: 'h3' | 'h4';
  onRemove: (item: CartItem) => void;
}

/** One line of the cart: product, facts, energy class, quantity, price. */
export function CartLine({ item, heading: Heading, onRemove }: CartLineProps) {
  const text = useText();
  return (
    <li className={item.is_available ? 'cart-line' : 'cart-line unavailable'}>
      <div className="well">
        <ProductPicture
          path={item.main_image?.upload_path ?? null}
          alt=""
          presets={PRESETS}
          sizes="(min-width: 800px) 112px, 88px"
          width={400}
          height={334}
          kind={item.main_image?.kind ?? 'cutout'}
          isEager
        />
      </div>
      <div className="cart-line-text">
        <Heading {...(item.text_lang && { lang: item.text_lang })}>
          <a href={item.url_without_domain}>{item.title}</a>
        </Heading>
        <p className="cart-line-facts">
          {item.age_verification && <AgeBadge />} {item.facts || text('product_code', { code: item.code })}
        </p>
        <LineStock item={item} />
        <LowestPrice item={item} />
        {item.own_price && <p className="cart-line-facts">{text(`cart_${item.own_price}_price`)}</p>}
        <LineLaw item={item} className="cart-line-facts block" without={LATER_SECTIONS} />
        {item.energy && (
          <p className="cart-line-energy">
            <EnergyArrow energy={item.energy} />
          </p>
        )}
        {item.is_available && <TakeBackField item={item} />}
        {item.is_available && <LineServices item={item} />}
        {!item.is_available && (
          <p className="line-note">
            <TriangleAlert className="icon small-icon" aria-hidden="true" />
            {text('cart_page_line_gone')}
          </p>
        )}
      </div>
      <div className="line-controls">
        {item.is_available && <LineQuantity item={item} onRemove={onRemove} />}
        <SaveButton item={item} />
        <Remove item={item} onRemove={onRemove} />
        <LinePrice item={item} />
      </div>
    </li>
  );
}

/** Shown on the product page before, and again in the review and the mail. */
const LATER_SECTIONS = ['guarantee', 'repair', 'data_act'] as const;
const STOCK_LEVELS: Readonly<Record<string, string>> = { availability_in_stock: 'in', availability_last_piece: 'low' };

/** Total stock; stock of the visitor's own shop is laid over it once known. */
function LineStock({ item }: { item: CartItem }) {
  const text = useText();
  const { is_available, availability_label_name: label } = item;
  if (!is_available || !label) return null;
  const level = STOCK_LEVELS[label] ?? 'none';
  return (
    <p className="stock-lines cart-line-stock stock-where">
      <OwnPlace className="stock-mine" data-stock-of={item.id} />
      <i className={`stock-dot ${level}`} />
      <b className={level}>{text(label)}</b>
    </p>
  );
}

function LowestPrice({ item }: { item: CartItem }) {
  const text = useText();
  const price = usePrice();
  if (item.price >= item.basic_price || item.lowest_price_30_days === null) return null;
  return (
    <p className="cart-line-facts">
      {text('price_lowest_30_days')} <s>{price(item.lowest_price_30_days)}</s>
    </p>
  );
}

function LinePrice({ item }: { item: CartItem }) {
  const text = useText();
  const price = usePrice();
  const isNet = useNetPrices();
  return (
    <div className={item.price < item.basic_price ? 'price cut' : 'price'}>
      <span className="now">
        <span className="visually-hidden">{text('price')} </span>
        <Amount decimal={item.total} />
      </span>
      {item.qty > 1 && (
        <span className="each">
          {item.qty} × {price(item.price)}
        </span>
      )}
      {isNet && <span className="each">{text('price_net_line', { price: price(splitVat(item.vat_rate, Math.round(item.total * 100)).base / 100) })}</span>}
      {item.unit_price && <span className="each">{item.unit_price}</span>}
    </div>
  );
}

function Remove({ item, onRemove }: { item: CartItem; onRemove: (item: CartItem) => void }) {
  const shop = useShop();
  const text = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRemove(item);
  };
  return (
    <form method="post" action={cartUrl(shop)} onSubmit={submit}>
      <input type="hidden" name="action" value="remove" />
      <input type="hidden" name="code" value={item.shopping_cart_code} />
      <button type="submit" className="icon-btn" aria-label={text('cart_page_remove', { title: item.title })}>
        <Trash2 className="icon" aria-hidden="true" />
      </button>
    </form>
  );
}
