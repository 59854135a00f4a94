import { useState } from 'react';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';

/**
 * What the shopper has chosen so far. Shown at once, while the list for it is on its way; when the list comes, the list's
 * own query counts again.
 */
export function useFilterDraft(query: ListingQuery): [draft: ListingQuery, setDraft: (next: ListingQuery) => void] {
  const [draft, setDraft] = useState(query);
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setDraft(query);
  }
  return [draft, setDraft];
}
