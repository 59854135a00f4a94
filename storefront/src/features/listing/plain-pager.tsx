import { useText } from '../../context/shop-context.tsx';
import { PageSteps } from './page-steps.tsx';
import './pager.css';

interface PlainPagerProps {
  page: number;
  pages: number;
  /** Address of the first page. */
  path: string;
}

/** Pages of a list as plain links. */
export function PlainPager({ page, pages, path }: PlainPagerProps) {
  const text = useText();
  const to = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={text('listing_pages')}>
      <PageSteps page={page} pages={pages} to={to} />
    </nav>
  );
}
