import type { CompareTable } from '@vitrina/contract/compare';
import { useText } from '../../context/shop-context.tsx';
import type { TileProduct } from '../../features/product-tile/tile-product.ts';
import { Check } from '../../ui/icons.tsx';

/** Best product for each need, with the rows that determine it. */
export function CompareNeeds({ needs, products }: { needs: CompareTable['needs']; products: readonly TileProduct[] }) {
  const text = useText();
  if (needs.length === 0) return null;
  return (
    <section className="compare-needs panel" aria-labelledby="needs-title">
      <h2 id="needs-title">{text('compare_needs')}</h2>
      <ul>
        {needs.map(({ need, id, because }) => {
          const product = products.find((one) => one.id === id);
          return (
            <li key={need}>
              <Check className="icon small-icon" aria-hidden="true" />
              <span>
                {text(`compare_need_${need}`)}: <b {...(product?.text_lang && { lang: product.text_lang })}>{product?.title}</b>
                <small className="muted block">{because.join(' · ')}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
