import { homeUrl } from './page-links.ts';

/** Page of all prize games; each game has a page below it. */
export const gamesUrl = (place: Parameters<typeof homeUrl>[0]): string => `${homeUrl(place)}sweepstake/`;
