import { useText } from '../../context/shop-context.tsx';
import { GoodsFigures } from '../../features/goods-figures/goods-figures.tsx';
import { PriceChart } from '../../features/price-chart/price-chart.tsx';
import { SpecificationTable } from '../../features/specification-table/specification-table.tsx';
import { EnergyLabel } from '../../ui/energy-label.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { InTheBox } from './in-the-box.tsx';
import { Ports } from './ports.tsx';
import type { ProductPage } from './product-page.ts';
import { SizeDrawing } from './size-drawing.tsx';
import { Safety } from './safety.tsx';

/** Description and specifications on the left; price history, energy label, manufacturer and safety on the right. */
export function Facts({ product, today }: { product: ProductPage; today: string }) {
  const text = useText();
  const textLang = product.text_lang ? { lang: product.text_lang } : {};
  return (
    <section className="columns product-facts" aria-labelledby="facts-title">
      <div id="facts" tabIndex={-1}>
        <h2 className="visually-hidden" id="facts-title">
          {text('product_section_facts')}
        </h2>
        {product.short_description && (
          <p className="product-lead" {...textLang}>
            {product.short_description}
          </p>
        )}
        <RichText className="product-description" html={product.description ?? ''} lang={product.text_lang} />
        <InTheBox groups={product.specifications} />
        <Ports groups={product.specifications} />
        <SpecificationTable groups={product.specifications} />
        <SizeDrawing groups={product.specifications} title={product.title} />
        {product.tags.length > 0 && (
          <ul className="product-tags" aria-label={text('product_tags')}>
            {product.tags.map((tag) => (
              <li key={tag.id}>
                <a className="pill" href={tag.url_without_domain}>
                  {tag.title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="product-panels">
        <PriceChart
          price_history={product.price_history}
          discount_since={product.discount_since}
          lowest_price_30_days={product.lowest_price_30_days}
          today={today}
        />
        {product.energy && (
          <section className="panel side-panel" aria-labelledby="energy-title">
            <h2 id="energy-title">{text('product_energy_title')}</h2>
            <EnergyLabel energy={product.energy} />
          </section>
        )}
        <GoodsFigures figures={product.figures} brandTitle={product.manufacturer?.title ?? null} />
        {product.manufacturer && <Safety id={product.id} manufacturer={product.manufacturer} ean={product.ean} mpn={product.mpn} sections={product.law} />}
      </div>
    </section>
  );
}
