import type { MouseEvent } from 'react';
import { MAX_COMPARED } from '@vitrina/contract/values/compare-query';
import { useShop, useText } from '../../context/shop-context.tsx';
import { PrintButton } from '../../features/order/print-button.tsx';
import { navigate } from '../../links/navigate.ts';
import { compareUrl } from '../../links/page-links.ts';
import { Plus } from '../../ui/icons.tsx';
import type { Props } from './load.ts';
import { isPlainClick } from '../../links/is-plain-click.ts';

type Table = NonNullable<Props['table']>;

/** Tools above the table: all rows or only differences, add a product, print; on narrow screens the choice of the first product. */
export function CompareTools({ table, onlyDifferences }: { table: Table; onlyDifferences: boolean }) {
  const shop = useShop();
  const text = useText();
  const { products, groups, parts } = table;
  const ids = products.map((product) => product.id);
  const [part] = parts;
  const same = groups.flatMap((group) => group.rows).filter((row) => !row.differs).length;
  return (
    <div className="compare-tools">
      {products.length < 2 && <p>{text('compare_one')}</p>}
      {products.length > 1 && same > 0 && (
        <a className="btn compact" href={compareUrl(shop, ids, !onlyDifferences)} onClick={stay}>
          {onlyDifferences ? text('compare_all_rows', { count: same }) : text('compare_only_differences')}
        </a>
      )}
      {products.length < MAX_COMPARED && part?.url_without_domain && (
        <a className="btn compact" href={part.url_without_domain}>
          <Plus className="icon" aria-hidden="true" />
          {text('compare_more', { title: part.title.split(', ')[0] ?? '' })}
        </a>
      )}
      <PrintButton />
      {products.length > 2 && <Places products={products} onlyDifferences={onlyDifferences} />}
    </div>
  );
}

/** Changes the rows and keeps the scroll position. */
function stay(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  navigate(pathname + search, { replace: true, keepPosition: true });
}

/** Narrow screens show two columns: the choice of the first product is in the address too. */
function Places({ products, onlyDifferences }: { products: Table['products']; onlyDifferences: boolean }) {
  const shop = useShop();
  const text = useText();
  const ids = products.map((product) => product.id);
  return (
    <nav className="compare-places" aria-label={text('compare_places')}>
      <p>{text('compare_narrow')}</p>
      <ul>
        {products.slice(1).map((product) => (
          <li key={product.id}>
            <a
              className="pill"
              href={compareUrl(shop, [product.id, ...ids.filter((id) => id !== product.id)], onlyDifferences)}
              onClick={stay}
              {...(product.text_lang && { lang: product.text_lang })}
            >
              {product.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
