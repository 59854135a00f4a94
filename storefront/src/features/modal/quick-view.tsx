import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { PriceTag } from '../../ui/price-tag.tsx';
import { PriceTax } from '../../ui/price-tax.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import { ShoppingBag } from '../../ui/icons.tsx';
import { StockLines } from '../../ui/stock-lines.tsx';
import { LegalSection } from '../../ui/legal-section.tsx';
import { Dialog } from './dialog.tsx';
import type { ModalProps } from './modal-props.ts';
import type { QuickProduct } from './quick-product.ts';
import { useQuickProduct } from './use-quick-product.ts';
import './quick-view.css';

/** Quick view of a product over its list (specification, section 2, `mode=quick`). */
export function QuickView({ modal }: ModalProps) {
  const text = useText();
  const product = useQuickProduct(modal.url);
  return (
    <Dialog title={product?.title ?? text('product_quick_view')} titleLang={product?.text_lang ?? null} isWide>
      {product ? (
        <Content product={product} />
      ) : (
        <p className="quick-view-waiting" role="status">
          {text('product_loading')}
        </p>
      )}
    </Dialog>
  );
}

function Content({ product }: { product: QuickProduct }) {
  const text = useText();
  const shop = useShop();
  const [picture] = product.images;
  const canBuy = product.is_available && product.price_custom !== null;
  return (
    <div className="quick-view">
      <div className="well">
        <ProductPicture
          path={picture?.upload_path ?? null}
          alt={picture?.alt ?? product.title}
          kind={picture?.kind ?? 'cutout'}
          presets={['listing', 'catalog_detail']}
          sizes="(min-width: 900px) 440px, 100vw"
          width={640}
          height={534}
          isFirst
        />
      </div>
      <div className="quick-view-facts">
        <p className="quick-view-maker">
          <span>{product.manufacturer_title}</span>
          <Rating rates={product.feedback_rate_widget.rates} votes={product.feedback_rate_widget.rates_votes} />
        </p>
        <div className="quick-view-price">
          <div>
            <PriceTag price={product} of={product.id} withBadge />
            {product.price_custom !== null && <PriceTax />}
          </div>
          {product.energy && <EnergyArrow energy={product.energy} size="large" />}
        </div>
        <dl className="facts">
          {product.attributes.map((fact) => (
            <div key={fact.code}>
              <dt {...(fact.title_lang && { lang: fact.title_lang })}>{fact.title}</dt>
              <dd {...(fact.value_lang && { lang: fact.value_lang })}>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <StockLines stock={product} />
        <QuickLaw product={product} />
        {canBuy && (
          <form method="post" action={cartUrl(shop)} data-buy={product.title}>
            <input type="hidden" name="action" value="add" />
            <button type="submit" className="key wide" name="code" value={product.shopping_cart_code}>
              <ShoppingBag className="icon" aria-hidden="true" />
              {text('product_add_to_cart')}
            </button>
          </form>
        )}
        <a className={canBuy ? 'btn' : 'key'} href={product.url_without_domain}>
          {text('product_quick_open')}
        </a>
      </div>
    </div>
  );
}

/** Sections of legal information required wherever the product can be bought; the others are on its page. */
const LEGAL_SECTIONS: readonly string[] = ['warnings', 'responsible_person', 'importer', 'origin', 'seller', 'withdrawal', 'legal_guarantee', 'guarantee'];

function QuickLaw({ product: { manufacturer, law, charger } }: { product: QuickProduct }) {
  const text = useText();
  const { isIncluded, power } = charger;
  const chargingText = [
    ...(isIncluded === null ? [] : [text(isIncluded ? 'product_charger_included' : 'product_charger_missing')]),
    ...(power === null ? [] : [text('product_charging_power', { power })]),
  ].join(' ');
  return (
    <div className="quick-view-law">
      {chargingText !== '' && <p data-law="charging">{chargingText}</p>}
      {manufacturer?.address && (
        <div data-law="operators">
          <h3>{text('product_safety_title')}</h3>
          <p>{[manufacturer.address, manufacturer.email].filter(Boolean).join(', ')}</p>
        </div>
      )}
      {law
        .filter(({ code }) => LEGAL_SECTIONS.includes(code))
        .map((section) => (
          <LegalSection key={section.code} section={section} />
        ))}
    </div>
  );
}
