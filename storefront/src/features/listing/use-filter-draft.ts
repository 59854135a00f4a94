import { useEffect, useState } from 'react';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { receive, requestList } from './pending-drafts.ts';

/** Current choice of the shopper, shown optimistically while its list loads; when the list of the newest choice arrives, the list's own query applies again. */
export function useFilterDraft(query: ListingQuery): [draft: ListingQuery, setDraft: (next: ListingQuery) => void] {
  const [drafts, setDrafts] = useState({ draft: query, pending: [] as readonly ListingQuery[] });
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setDrafts(receive(drafts, query, shown));
  }
  // Lists opened by Back and Forward discard pending choices.
  useEffect(() => {
    const forget = () => setDrafts((now) => ({ ...now, pending: [] }));
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);
  return [drafts.draft, (next) => setDrafts((now) => requestList(now, next))];
}
