import { type ComponentType, useLayoutEffect, useState } from 'react';
import { recentIds } from '../features/recently-viewed/recent-products.ts';

const NONE: readonly number[] = [];

let Rail: ComponentType<{ ids: readonly number[] }> | undefined;

/** Loads the script of the rail if there are products: before hydration, so that their space is reserved from then on. */
export async function prepareRecentlyViewed(): Promise<void> {
  if (recentIds().length === 0) return;
  const file = await import('./recently-viewed-rail.tsx').catch(() => undefined);
  Rail = file?.RecentlyViewedRail;
}

/** Products viewed on this device. Only the browser knows them, so the server renders none. Last on a page, as it must not shift content. */
export function RecentlyViewed({ except = NONE }: { except?: readonly number[] }) {
  const [ids, setIds] = useState<readonly number[]>([]);
  // A string, which is equal while the ids are.
  const shown = except.join();
  useLayoutEffect(() => setIds(recentIds().filter((id) => !shown.split(',').includes(String(id)))), [shown]);
  return Rail && ids.length > 0 ? <Rail ids={ids} /> : null;
}
