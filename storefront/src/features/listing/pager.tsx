import type { ProductsReply } from '@vitrina/contract/catalogue';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { useText } from '../../context/shop-context.tsx';
import { listingAddress } from './listing-query.ts';
import { PageSteps } from './page-steps.tsx';
import './pager.css';
import { isPlainClick } from '../../links/is-plain-click.ts';

interface PagerProps {
  query: ListingQuery;
  path: string;
  pagination: ProductsReply['pagination'];
  /** Adds the next page to the list. */
  onMore: (address: string) => void;
}

/** Pager: share of the list seen, a link that appends more, and links to all pages. */
export function Pager({ query, path, pagination: { page, pages, per_page, total }, onMore }: PagerProps) {
  const text = useText();
  const seen = Math.min(page * per_page, total);
  const to = (number: number) => listingAddress(path, { ...query, page: number });
  return (
    <div className="pager">
      <div className="seen">
        <span>{text('listing_seen', { shown: seen, total })}</span>
        <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="3" />
          <rect className="in" width={(seen / total) * 100} height="3" />
        </svg>
      </div>
      {page < pages && (
        <a
          className="btn compact"
          href={to(page + 1)}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onMore(to(page + 1));
          }}
        >
          {text('show_more')}
        </a>
      )}
      {pages > 1 && (
        <nav aria-label={text('listing_pages')}>
          <PageSteps page={page} pages={pages} to={to} />
        </nav>
      )}
    </div>
  );
}
