import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

interface Link {
  id: number;
  code: string;
}

/** The page that asks for the newsletter; takes the forms that stand on other pages. */
export const newsletterAskUrl = (place: Place): string => `${homeUrl(place)}newsletter/subscribe/`;

/** `/newsletter/preferences/12/…/`: topics, language and the end of a subscription. Without a link: the customer's own. */
export const newsletterPreferencesUrl = (place: Place, link?: Link): string =>
  `${homeUrl(place)}newsletter/preferences/${link ? `${link.id}/${link.code}/` : ''}`;

/** `/newsletter/7/…/`: a newsletter in the browser. */
export const newsletterUrl = (place: Place, { id, code }: Link): string => `${homeUrl(place)}newsletter/${id}/${code}/`;
