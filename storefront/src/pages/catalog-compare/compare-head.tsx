import type { FormEvent } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { isCompared } from '../../client/lists/compare-store.ts';
import type { TileProduct } from '../../features/product-tile/tile-product.ts';
import { navigate } from '../../links/navigate.ts';
import { cartUrl, compareUrl, ownCompareUrl } from '../../links/page-links.ts';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { ShoppingBag, X } from '../../ui/icons.tsx';
import { PriceTag } from '../../ui/price-tag.tsx';
import { ProductName } from '../../ui/product-name.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { columnClass } from './column-class.ts';

/** Sticky table header: products, prices, buttons. */
export function CompareHead({ products }: { products: TileProduct[] }) {
  const text = useText();
  const ids = products.map((product) => product.id);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{text('compare_property')}</span>
        </th>
        {products.map((product, index) => (
          <th key={product.id} scope="col" className={columnClass(index)}>
            <Name product={product} />
          </th>
        ))}
      </tr>
      <tr>
        <th scope="row">
          <span className="visually-hidden">{text('compare_buy_row')}</span>
        </th>
        {products.map((product, index) => (
          <td key={product.id} className={columnClass(index)}>
            <PriceTag price={product} of={product.id} />
            {product.energy && <EnergyArrow energy={product.energy} />}
            <div className="compare-buttons">
              <Buy product={product} />
              <Remove product={product} others={ids.filter((id) => id !== product.id)} />
            </div>
          </td>
        ))}
      </tr>
    </thead>
  );
}

function Name({ product }: { product: TileProduct }) {
  return (
    <a href={product.url_without_domain} title={product.title} {...(product.text_lang && { lang: product.text_lang })}>
      <span className="well">
        <ProductPicture
          path={product.image?.path ?? null}
          alt=""
          kind={product.image?.kind ?? 'cutout'}
          presets={['listing_small', 'department']}
          sizes="(min-width: 1100px) 96px, 64px"
          width={110}
          height={92}
          isEager
        />
      </span>
      <span className="name">
        <ProductName title={product.title} />
      </span>
    </a>
  );
}

/** Adds one piece to the cart; without scripts it opens the cart page. */
function Buy({ product }: { product: TileProduct }) {
  const shop = useShop();
  const text = useText();
  if (!product.is_available || product.price_custom === null) return null;
  return (
    <form method="post" action={cartUrl(shop)} data-buy={product.title}>
      <input type="hidden" name="action" value="add" />
      <button
        type="submit"
        className="round-btn"
        name="code"
        value={product.shopping_cart_code}
        aria-label={`${text('product_add_to_cart')}: ${product.title}`}
        title={text('product_add_to_cart')}
      >
        <ShoppingBag className="icon" aria-hidden="true" />
      </button>
    </form>
  );
}

/** Removes a column from this table, and the product from the visitor's own comparison if it is there. */
function Remove({ product, others }: { product: TileProduct; others: number[] }) {
  const shop = useShop();
  const text = useText();
  const { shopping_cart_code: code } = product;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCompared(code)) void import('../../client/lists/compare-actions.ts').then(({ setComparedTo }) => setComparedTo(shop.lang, code, false));
    const isOnly = shop.url.includes('differences=1');
    navigate(compareUrl(shop, others, isOnly), { replace: true, keepPosition: true });
  };
  return (
    <form method="post" action={ownCompareUrl(shop)} onSubmit={submit}>
      <input type="hidden" name="action" value="remove" />
      <input type="hidden" name="items" value={[...others, product.id].join(',')} />
      <button
        type="submit"
        className="icon-btn"
        name="code"
        value={code}
        aria-label={`${text('compare_remove')}: ${product.title}`}
        title={text('compare_remove')}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </form>
  );
}
