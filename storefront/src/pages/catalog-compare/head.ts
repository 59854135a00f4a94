import { compareUrl, ownCompareUrl } from '../../links/page-links.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import { parseCompareQuery } from '@vitrina/contract/values/compare-query';
import type { Props } from './load.ts';

/** One visitor's choice, therefore not indexed; it is kept in the other languages. */
export function head({ props, labels, info, path, query }: HeadContext<Props>): Head {
  const { items, onlyDifferences } = parseCompareQuery(query);
  const isOwn = path.endsWith('/compare/');
  const titles = props.table?.products.map((product) => product.title).join(', ');
  return {
    title: `${labels.text('compare')}${titles ? `: ${titles}` : ''} | ${info.name}`,
    noindex: true,
    alternates: alternateUrls(info, (place) => (isOwn ? ownCompareUrl(place) : compareUrl(place, items, onlyDifferences))),
  };
}
