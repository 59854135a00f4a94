import type { ProductsReply } from '@vitrina/contract/catalogue';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx';
import { useText } from '../../context/shop-context.tsx';
import { listingAddress } from './listing-query.ts';
import { type PageStep, pageNumbers } from './page-numbers.ts';
import './pager.css';
import { isPlainClick } from '../../links/is-plain-click.ts';

interface PagerProps {
  query: ListingQuery;
  path: string;
  pagination: ProductsReply['pagination'];
  /** Adds the next page to the list. */
  onMore: (address: string) => void;
}

/** How much of the list was seen, a link that adds more, and all pages as links. */
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
          <ol>
            {page > 1 && (
              <li>
                <a href={to(page - 1)} rel="prev" aria-label={text('listing_previous')}>
                  <ArrowLeft className="icon" aria-hidden="true" />
                </a>
              </li>
            )}
            {pageNumbers(page, pages).map((step) => (
              <Step key={`${step.kind}-${step.number}`} step={step} page={page} href={to(step.number)} />
            ))}
            {page < pages && (
              <li>
                <a href={to(page + 1)} rel="next" aria-label={text('listing_next')}>
                  <ArrowRight className="icon" aria-hidden="true" />
                </a>
              </li>
            )}
          </ol>
        </nav>
      )}
    </div>
  );
}

function Step({ step, page, href }: { step: PageStep; page: number; href: string }) {
  const text = useText();
  if (step.kind === 'gap')
    return (
      <li className="gap" aria-hidden="true">
        …
      </li>
    );
  return (
    <li>
      <a href={href} aria-current={step.number === page ? 'page' : undefined} aria-label={text('listing_page', { n: step.number })}>
        {step.number}
      </a>
    </li>
  );
}
