import { useText } from '../../context/shop-context.tsx';
import type { Props } from './list-props.ts';

/** Says when other words were searched for than were typed. */
export function SearchNote({ search }: Pick<Props, 'search'>) {
  const text = useText();
  if (!search) return null;
  return (
    <>
      {search.corrected !== null && <p className="search-note">{text('listing_corrected', { q: search.q, corrected: search.corrected })}</p>}
      {search.relaxed && <p className="search-note">{text('listing_relaxed')}</p>}
    </>
  );
}
