import { useText } from '../../context/shop-context.tsx';
import { GuideList } from '../../features/guides/guide-list.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import { Rail, RAIL_SIZES } from '../../features/rail/rail.tsx';
import type { Props } from './list-props.ts';
import './department-front.css';

/** Sections below the products of a department: reduced products and guides. */
export function DepartmentFront({ front }: { front: NonNullable<Props['front']> }) {
  const text = useText();
  return (
    <div className="department-front">
      {front.offers.length > 0 && (
        <Rail title={text('guide_offers')}>
          {front.offers.map((tile) => (
            <li key={tile.id}>
              <ProductTile product={tile} sizes={RAIL_SIZES} />
            </li>
          ))}
        </Rail>
      )}
      {front.posts.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>{text('guide_posts')}</h2>
          </div>
          <GuideList guides={front.posts} heading="h3" />
        </section>
      )}
    </div>
  );
}
