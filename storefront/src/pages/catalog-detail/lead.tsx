import { formatDate } from '@vitrina/contract/values/date';
import { useShop } from '../../context/shop-context.tsx';
import { HiddenNote } from '../../features/product-tile/hidden-note.tsx';
import { RecallNote } from '../../features/product-tile/recall-note.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { ProductFacts } from './product-page.ts';

interface LeadProps {
  product: Pick<ProductFacts, 'breadcrumbs' | 'title' | 'hidden_reasons' | 'recall' | 'url_without_domain'>;
  /** ISO date of rendering. */
  today: string;
}

/** Breadcrumbs, notes above all else, and for print the address and date of the page. */
export function Lead({ product, today }: LeadProps) {
  const { info, lang } = useShop();
  return (
    <>
      <Breadcrumbs trail={product.breadcrumbs} current={product.title} />
      <HiddenNote reasons={product.hidden_reasons} />
      <RecallNote recall={product.recall} />
      <p className="product-printed">
        {info.name}, {formatDate(today, lang)}, {product.url_without_domain}
      </p>
    </>
  );
}
