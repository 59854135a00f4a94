import { useEffect } from 'react';
import { type Shop, useShop, useText } from '../../context/shop-context.tsx';
import { compareHint } from '../../client/lists/compare-hint.ts';
import { compareState, idOfCode } from '../../client/lists/compare-store.ts';
import { navigate } from '../../links/navigate.ts';
import { compareUrl, fixedUrl, ownCompareUrl } from '../../links/page-links.ts';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';

/** Page without products in its address: explains how to begin; a shopper with a comparison is redirected to it. */
export function CompareStart({ isOwnEmpty }: { isOwnEmpty: boolean }) {
  const shop = useShop();
  const text = useText();
  useEffect(() => {
    if (!isOwnEmpty && compareHint.isSet()) void leadToOwn(shop);
  }, [isOwnEmpty, shop]);
  return (
    <div className="compare-begin">
      <EmptyShelf />
      <p>{text(isOwnEmpty ? 'compare_empty' : 'compare_begin')}</p>
      {isOwnEmpty && <p>{text('compare_begin')}</p>}
      <p className="compare-ways">
        <a className="key" href={fixedUrl('catalogue', shop)}>
          {text('catalogue')}
        </a>
        {!isOwnEmpty && (
          <a className="btn" href={ownCompareUrl(shop)}>
            {text('compare_show_mine')}
          </a>
        )}
      </p>
    </div>
  );
}

async function leadToOwn(shop: Shop): Promise<void> {
  const { fetchCompared } = await import('../../client/lists/compare-actions.ts');
  await fetchCompared(shop.lang);
  // A product just removed is omitted, even if the last reply still contains it.
  const ids = compareState().codes.map(idOfCode);
  if (ids.length > 0 && location.pathname + location.search === shop.url) navigate(compareUrl(shop, ids), { replace: true });
}
