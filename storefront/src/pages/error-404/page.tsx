import { useText } from '../../context/shop-context.tsx';
import { SUGGESTION_PICTURE_SIZES, NotFoundSuggestions } from '../../features/not-found-suggestions/not-found-suggestions.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import type { Props } from './load.ts';

/** Page for an unknown address: an empty shelf and suggestions. */
export function Page({ words, products, departments }: Props) {
  const text = useText();
  const near = products.map((product) => (
    <li key={product.id}>
      <ProductTile product={product} sizes={SUGGESTION_PICTURE_SIZES} />
    </li>
  ));
  return <NotFoundSuggestions title={text('lost_404_title')} message={text('lost_404_text')} words={words} near={near} departments={departments} />;
}
