import { useText } from '../../context/shop-context.tsx';
import { SUGGESTION_PICTURE_SIZES, NotFoundSuggestions } from '../../features/not-found-suggestions/not-found-suggestions.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import type { Props } from './load.ts';

/** Page for an old catalogue address that no longer exists, with similar categories and products. */
export function Page({ missing, words, categories, products, departments }: Props) {
  const text = useText();
  const message = missing === '' ? text('lost_missing_text') : text('lost_missing_text_of', { path: missing });
  const near = products.map((product) => (
    <li key={product.id}>
      <ProductTile product={product} sizes={SUGGESTION_PICTURE_SIZES} />
    </li>
  ));
  return (
    <NotFoundSuggestions title={text('lost_missing_title')} message={message} words={words} near={near} categories={categories} departments={departments} />
  );
}
