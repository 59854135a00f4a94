import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

/** Returns the address of the trade-in page, or of one device's questions. */
export const tradeInUrl = (place: Place, device?: string): string =>
  `${homeUrl(place)}webshop/trade_in/${device === undefined ? '' : `?device=${encodeURIComponent(device)}`}`;
