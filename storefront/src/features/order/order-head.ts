import type { Head, HeadContext } from '../../context/page-types.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';

type Place = { lang: HeadContext<unknown>['lang']; info: Pick<HeadContext<unknown>['info'], 'default_language'> };

/** Head of a page of one order: title, noindex, and its addresses in other languages. */
export const orderHead = (context: Pick<HeadContext<unknown>, 'labels' | 'info'>, title: string, url: (place: Place) => string): Head => ({
  title: `${title} | ${context.info.name}`,
  noindex: true,
  alternates: alternateUrls(context.info, url),
});
