import { Boxes, History, Truck, Undo2 } from '../../ui/icons.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { prepareRecentlyViewed, RecentlyViewed } from '../../blocks/recently-viewed.tsx';
import { DepartmentShelf } from '../../ui/department-shelf.tsx';
import { GuideList } from '../../features/guides/guide-list.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import { Rail, RAIL_SIZES } from '../../features/rail/rail.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { DiscountPanel } from './discount-panel.tsx';
import { GuidePanel } from './guide-panel.tsx';
import { Hero } from './hero.tsx';
import { HomeServices } from './home-services.tsx';
import type { Props } from './load.ts';
import './home.css';

export const prepare = prepareRecentlyViewed;

/** Facts about the shop, each guaranteed by its software. */
const FACTS = [
  { name: 'home_fact_pieces', Icon: Boxes },
  { name: 'home_fact_returns', Icon: Undo2 },
  { name: 'home_fact_lowest', Icon: History },
  { name: 'home_fact_day', Icon: Truck },
] as const;

export function Page({ shelf, categories, discounted, fresh, everything, guide, services, guides }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page home">
      <Hero shelf={shelf} products={shelf?.products ?? everything?.hero ?? []} />
      <ul className="home-facts">
        {FACTS.map(({ name, Icon }) => (
          <li key={name}>
            <Icon className="icon large-icon" aria-hidden="true" />
            <span>
              <b>{text(name, { count: shop.info.withdrawalDays })}</b>
              {text(`${name}_text`)}
            </span>
          </li>
        ))}
      </ul>
      {categories.length > 1 && (
        <section className="section">
          <div className="section-head">
            <h2>{text('header_departments')}</h2>
            <a className="link small" href={fixedUrl('catalogue', shop)}>
              {text('catalogue')}
            </a>
          </div>
          <DepartmentShelf categories={categories} />
        </section>
      )}
      {everything && (
        <Rail title={text('catalogue')} href={fixedUrl('catalogue', shop)}>
          {everything.products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} sizes={RAIL_SIZES} />
            </li>
          ))}
        </Rail>
      )}
      {discounted && (
        <Rail
          title={text('home_discounted')}
          href={discounted.url}
          intro={
            <>
              {text('home_discounted_text')}{' '}
              <a className="link" href="#discounts">
                {text('home_discounted_how')}
              </a>
            </>
          }
        >
          {discounted.products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} sizes={RAIL_SIZES} />
            </li>
          ))}
        </Rail>
      )}
      <section className={guide ? 'section home-duo' : 'section'} aria-label={text('home_advice')}>
        {guide && <GuidePanel guide={guide} />}
        <DiscountPanel url={discounted?.url ?? null} />
      </section>
      {fresh && (
        <Rail title={text('home_new')} href={fresh.url}>
          {fresh.products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} sizes={RAIL_SIZES} />
            </li>
          ))}
        </Rail>
      )}
      {services.length > 0 && <HomeServices services={services} />}
      {guides.length > 0 && (
        <section className="section">
          <div className="section-head">
            <div>
              <h2>
                <a href={fixedUrl('blog', shop)}>{text('guides_home')}</a>
              </h2>
              <p>{text('guides_home_text')}</p>
            </div>
            <a className="link small" href={fixedUrl('blog', shop)}>
              {text('guides_all')}
            </a>
          </div>
          <GuideList guides={guides} heading="h3" />
        </section>
      )}
      <RecentlyViewed />
    </div>
  );
}
