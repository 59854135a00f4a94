import type { SiteInfo } from '@vitrina/contract/site';
import { contentHead } from '../../features/content/content-head.ts';
import { locationsUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const head = ({ props, labels, lang, info, path }: HeadContext<Props>): Head =>
  contentHead({
    content: props.about,
    hidden: props.text.hidden,
    lang,
    info,
    path,
    trail: [{ title: labels.text('locations_title'), url: locationsUrl({ lang, info }) }],
    about: [store(props, info, path)],
  });

const store = ({ text, place }: Props, info: SiteInfo, path: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ElectronicsStore',
  name: `${info.name} ${text.title}`,
  url: new URL(path, info.host).href,
  parentOrganization: { '@type': 'Organization', name: info.structuredData.basic.organizationName, url: info.host },
  address: { '@type': 'PostalAddress', streetAddress: place.address, addressLocality: place.town, addressCountry: place.country },
  ...(place.phone && { telephone: place.phone }),
  ...(place.email && { email: place.email }),
  ...(place.latitude !== null && place.longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } }),
  openingHoursSpecification: place.hours.flatMap((hours, day) =>
    hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${DAYS[day]}`, opens: hours[0], closes: hours[1] }] : [],
  ),
  specialOpeningHoursSpecification: place.special_days.map(({ date, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: hours?.[0] ?? '00:00',
    closes: hours?.[1] ?? '00:00',
  })),
});
