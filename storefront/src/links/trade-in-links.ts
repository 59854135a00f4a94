import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

/** What the shop gives for old devices; of one of them its questions. */
export const tradeInUrl = (place: Place, device?: string): string =>
  `${homeUrl(place)}webshop/trade_in/${device === undefined ? '' : `?device=${encodeURIComponent(device)}`}`;
