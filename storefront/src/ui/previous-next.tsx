import { useText } from '../context/shop-context.tsx';

interface PreviousNextProps {
  page: number;
  pages: number;
  /** Returns the address of a page by its number. */
  to: (page: number) => string;
  className: string;
}

/** Links to the previous and the next page of a list, with the position between; nothing for a single page. */
export function PreviousNext({ page, pages, to, className }: PreviousNextProps) {
  const text = useText();
  if (pages === 1) return null;
  return (
    <nav className={className} aria-label={text('listing_pages')}>
      {page > 1 && (
        <a className="btn compact" rel="prev" href={to(Math.min(page - 1, pages))}>
          {text('listing_previous')}
        </a>
      )}
      <span className="small muted">{text('feedback_page', { page, pages })}</span>
      {page < pages && (
        <a className="btn compact" rel="next" href={to(page + 1)}>
          {text('listing_next')}
        </a>
      )}
    </nav>
  );
}
