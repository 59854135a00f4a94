import { homeUrl } from './page-links.ts';

/** The page of all prize games; each has a page of its own below it. */
export const gamesUrl = (place: Parameters<typeof homeUrl>[0]): string => `${homeUrl(place)}sweepstake/`;
