import { homeUrl } from '../../links/page-links.ts';

/** Address of a page below /webshop/ by its action, under the language's prefix. */
export const webshopUrl = (action: string, place: Parameters<typeof homeUrl>[0]): string => `${homeUrl(place)}webshop/${action}/`;
/** Address of a page of one order. */
export const orderUrl = (action: string, identifier: string, place: Parameters<typeof homeUrl>[0]): string =>
  `${webshopUrl(action, place)}?identifier=${encodeURIComponent(identifier)}`;
