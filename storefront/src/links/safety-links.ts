import type { ReportSubject } from '@vitrina/contract/safety';
import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

/** Returns the address of all recalls, or of one. */
export const recallsUrl = (place: Place, number?: string): string => `${homeUrl(place)}recalls/${number ? `#${encodeURIComponent(number)}` : ''}`;

/** Page for reports of unsafe products or illegal content; forms are sent there. */
export const reportUrl = (place: Place): string => `${homeUrl(place)}webshop/report/`;

export const reportAboutUrl = (place: Place, { subject, id }: { subject: ReportSubject; id: number }): string =>
  `${reportUrl(place)}?subject=${subject}&id=${id}`;

/** Returns the address of a report's state. */
export const reportStateUrl = (place: Place, code: string): string => `${reportUrl(place)}?code=${code}`;
