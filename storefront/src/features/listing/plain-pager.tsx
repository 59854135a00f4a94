import { useText } from '../../context/shop-context.tsx';
import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx';
import { pageNumbers } from './page-numbers.ts';
import './pager.css';

interface PlainPagerProps {
  page: number;
  pages: number;
  /** Address of the first page. */
  path: string;
}

/** Pages of a list as links and nothing else. */
export function PlainPager({ page, pages, path }: PlainPagerProps) {
  const text = useText();
  const to = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={text('listing_pages')}>
      <ol>
        {page > 1 && (
          <li>
            <a href={to(page - 1)} rel="prev" aria-label={text('listing_previous')}>
              <ArrowLeft className="icon" aria-hidden="true" />
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map(({ kind, number }) =>
          kind === 'gap' ? (
            <li key={`gap-${number}`} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a href={to(number)} aria-current={number === page ? 'page' : undefined} aria-label={text('listing_page', { n: number })}>
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a href={to(page + 1)} rel="next" aria-label={text('listing_next')}>
              <ArrowRight className="icon" aria-hidden="true" />
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}
