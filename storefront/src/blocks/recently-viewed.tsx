import { type ComponentType, useLayoutEffect, useState } from 'react';
import { recentIds } from '../features/recently-viewed/recent-products.ts';

const NONE: readonly number[] = [];

let Rail: ComponentType<{ ids: readonly number[] }> | undefined;

/** Loads what draws the products, where there are some: before the page is taken over, so that their place is kept from then on. */
export async function prepareRecentlyViewed(): Promise<void> {
  if (recentIds().length === 0) return;
  const file = await import('./recently-viewed-rail.tsx').catch(() => undefined);
  Rail = file?.RecentlyViewedRail;
}

/** The products that were looked at on this device. Only browsers know them, so a page comes without. Stands last on a page: it moves nothing above. */
export function RecentlyViewed({ except = NONE }: { except?: readonly number[] }) {
  const [ids, setIds] = useState<readonly number[]>([]);
  // As a text, which is equal as long as the products are.
  const shown = except.join();
  useLayoutEffect(() => setIds(recentIds().filter((id) => !shown.split(',').includes(String(id)))), [shown]);
  return Rail && ids.length > 0 ? <Rail ids={ids} /> : null;
}
