import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

/** `/webshop/device/?identifier=…&line=0`: one bought device; without a line all devices of the order. */
export const deviceUrl = (place: Place, identifier: string, line?: number): string =>
  `${homeUrl(place)}webshop/device/?identifier=${encodeURIComponent(identifier)}${line === undefined ? '' : `&line=${line}`}`;
