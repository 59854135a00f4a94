import { type RefObject, useEffect, useRef, useState } from 'react';
import { useShop, useText } from '../context/shop-context.tsx';
import { ProductTile } from '../features/product-tile/product-tile.tsx';
import { type TileProduct, toTile } from '../features/product-tile/tile-product.ts';
import { Rail, RAIL_SIZES } from '../features/rail/rail.tsx';
import { forgetProducts } from '../features/recently-viewed/recent-products.ts';

/** Margin below the viewport within which products are loaded. */
const NEAR = '600px 0px';

/** The products of these ids: their space is reserved immediately, and they are loaded when the rail is near the viewport. */
export function RecentlyViewedRail({ ids }: { ids: readonly number[] }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [isForgotten, setForgotten] = useState(false);
  const tiles = useNearTiles(place, ids);
  useEffect(() => {
    if (isForgotten) place.current?.focus({ preventScroll: true });
  }, [isForgotten]);

  const forget = () => {
    forgetProducts();
    setForgotten(true);
  };
  return (
    <div ref={place} tabIndex={-1}>
      <div role="status">{isForgotten && <p className="section">{text('recent_forgotten')}</p>}</div>
      {!isForgotten && (
        <Rail title={text('recent_title')} intro={<Intro forget={forget} />}>
          {tiles
            ? tiles.map((tile) => (
                <li key={tile.id}>
                  <ProductTile product={tile} sizes={RAIL_SIZES} />
                </li>
              ))
            : ids.map((id) => (
                <li key={id}>
                  <EmptyTile />
                </li>
              ))}
        </Rail>
      )}
    </div>
  );
}

function Intro({ forget }: { forget: () => void }) {
  const text = useText();
  return (
    <>
      {text('recent_note')}{' '}
      <button type="button" className="btn compact" onClick={forget}>
        {text('recent_forget')}
      </button>
    </>
  );
}

/** Reserves the space of a tile. */
function EmptyTile() {
  return (
    <div className="tile" aria-hidden="true">
      <div className="well">
        <svg className="product-picture" viewBox="0 0 400 334" />
      </div>
      <div className="placard">
        <p className="maker" />
        <p className="tile-title">
          &nbsp;
          <br />
          &nbsp;
        </p>
        <p className="facts">
          &nbsp;
          <br />
          &nbsp;
          <br />
          &nbsp;
          <br />
          &nbsp;
        </p>
        <div className="buy">
          <div className="energy-row" />
          <div className="buy-row" />
          <div className="stock-lines" />
        </div>
      </div>
    </div>
  );
}

/** The products with present data, loaded once the rail is near the viewport; deleted ones are omitted. `null`: not loaded yet. */
function useNearTiles(place: RefObject<HTMLElement | null>, ids: readonly number[]): TileProduct[] | null {
  const { lang } = useShop();
  const [tiles, setTiles] = useState<TileProduct[] | null>(null);
  useEffect(() => {
    if (ids.length === 0 || !place.current) return undefined;
    let isCurrent = true;
    let isRequested = false;
    const watch = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting || isRequested) return;
        isRequested = true;
        const { fetchRecent } = await import('../features/recently-viewed/fetch-recent.ts');
        const items = await fetchRecent(ids, lang);
        // After a failed request, the next approach to the rail tries again.
        isRequested = items !== null;
        if (isCurrent && items) setTiles(items.map(toTile));
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => {
      isCurrent = false;
      watch.disconnect();
    };
  }, [place, ids, lang]);
  return tiles;
}
