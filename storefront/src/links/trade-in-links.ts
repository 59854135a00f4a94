import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

/** Returns the address of the trade-in page, or of one device's questions; forms are sent there. */
export const tradeInUrl = (place: Place, device?: string): string =>
  `${homeUrl(place)}webshop/trade_in/${device === undefined ? '' : `?device=${encodeURIComponent(device)}`}`;

/** State of an offer, for the holder of its code. */
export const tradeInStateUrl = (place: Place, code: string): string => `${tradeInUrl(place)}?code=${code}`;
