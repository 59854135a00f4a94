import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

interface Link {
  id: number;
  code: string;
}

/** Page of the newsletter subscription; forms on other pages are sent there. */
export const newsletterSubscribeUrl = (place: Place): string => `${homeUrl(place)}newsletter/subscribe/`;

/** `/newsletter/preferences/12/…/`: topics, language and unsubscription. Without a link: the customer's own. */
export const newsletterPreferencesUrl = (place: Place, link?: Link): string =>
  `${homeUrl(place)}newsletter/preferences/${link ? `${link.id}/${link.code}/` : ''}`;

/** `/newsletter/7/…/`: web version of a newsletter. */
export const newsletterUrl = (place: Place, { id, code }: Link): string => `${homeUrl(place)}newsletter/${id}/${code}/`;
