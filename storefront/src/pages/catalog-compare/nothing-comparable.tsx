import { useShop, useText } from '../../context/shop-context.tsx';
import type { TileProduct } from '../../features/product-tile/tile-product.ts';
import { compareUrl, fixedUrl } from '../../links/page-links.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { Props } from './load.ts';

type Part = NonNullable<Props['table']>['parts'][number];

/** Message for products without common properties, with links to possible comparisons. */
export function NothingComparable({ products, parts }: { products: TileProduct[]; parts: Part[] }) {
  const text = useText();
  return (
    <section className="compare-apart">
      <h2>{text('compare_apart')}</h2>
      <p>{text('compare_apart_text')}</p>
      <ul>
        {parts.map((part) => (
          <li key={part.ids[0]} className="panel">
            <h3>{part.title}</h3>
            <PartProducts products={products.filter((product) => part.ids.includes(product.id))} />
            <WayOn part={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartProducts({ products }: { products: TileProduct[] }) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <a href={product.url_without_domain} {...(product.text_lang && { lang: product.text_lang })}>
            <span className="well">
              <ProductPicture
                path={product.image?.path ?? null}
                alt=""
                kind={product.image?.kind ?? 'cutout'}
                presets={['listing_small']}
                sizes="64px"
                width={110}
                height={92}
              />
            </span>
            {product.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Link to compare several products of a kind; for a single one a link to others of its kind. */
function WayOn({ part }: { part: Part }) {
  const shop = useShop();
  const text = useText();
  if (part.ids.length > 1)
    return (
      <a className="btn-ink compact" href={compareUrl(shop, part.ids)}>
        {text('compare_part')}
      </a>
    );
  return (
    <a className="btn compact" href={part.url_without_domain ?? fixedUrl('catalogue', shop)}>
      {text('compare_part_alone', { title: part.title || text('catalogue') })}
    </a>
  );
}
