import { useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { NotifyMe } from './notify-me.tsx';
import { isFiltered } from '../../features/listing/listing-query.ts';
import { NoResults } from '../../features/listing/no-results.tsx';
import type { Props } from './list-props.ts';

/** Explanation of an empty result, with suggestions. */
export function NothingFound({ query, kind, departments, clearUrl }: Props & { clearUrl?: string }) {
  const text = useText();
  const shop = useShop();
  if (clearUrl && isFiltered(query)) {
    return (
      <NoResults title={text('listing_none_title')} advice={text('listing_none_text')} departments={[]}>
        <a className="key" href={clearUrl}>
          {text('clear_all')}
        </a>
      </NoResults>
    );
  }
  if (kind === 'search')
    return (
      <NoResults title={text('listing_nothing_found', { q: query.search_q ?? '' })} advice={text('listing_nothing_found_text')} departments={departments}>
        <a className="key" href={fixedUrl('catalogue', shop)}>
          {text('listing_whole_catalogue')}
        </a>
        <NotifyMe q={query.search_q ?? ''} />
      </NoResults>
    );
  return <NoResults title={text('listing_empty_title')} advice={text('listing_empty_text')} departments={departments} />;
}
