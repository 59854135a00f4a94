import { useEffect, useRef } from 'react';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { listingAddress } from '../../features/listing/listing-query.ts';
import { useFilterDraft } from '../../features/listing/use-filter-draft.ts';
import { useFilterSheet } from '../../features/listing/use-filter-sheet.ts';
import { navigate } from '../../links/navigate.ts';
import { awaitPage, earlierItems } from './earlier-items.ts';
import type { Props } from './list-props.ts';

/** State of the list and its actions. */
export function useList({ query, items: own, pagination }: Props, path: string) {
  const [draft, setDraft] = useFilterDraft(query);
  const address = listingAddress(path, query);
  const sheet = useFilterSheet(address);
  const earlier = earlierItems(own, address);
  const items = earlier ? [...earlier.items, ...own] : own;
  const firstNew = useRef<number | null>(null);

  // After activation by keyboard the focus moves to the first appended product.
  useEffect(() => {
    const id = firstNew.current === null ? undefined : items[firstNew.current]?.id;
    if (id === undefined) return;
    firstNew.current = null;
    document.querySelector<HTMLElement>(`#product-${id} .tile-title a`)?.focus({ preventScroll: true });
  });

  return {
    draft,
    items,
    sheet,
    change: (next: ListingQuery) => {
      setDraft(next);
      const nextAddress = listingAddress(path, next);
      navigate(nextAddress, { keepPosition: true, replace: sheet.chose(nextAddress) });
    },
    more: (next: string) => {
      awaitPage(next, { items, firstPage: earlier?.firstPage ?? pagination.page });
      firstNew.current = items.length;
      navigate(next, { keepPosition: true, replace: true });
    },
  };
}
