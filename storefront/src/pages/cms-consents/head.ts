import { fixedUrl } from '../../links/page-links.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info }: HeadContext<Props>): Head => ({
  title: `${labels.text('consent_settings')} | ${info.name}`,
  alternates: alternateUrls(info, (place) => fixedUrl('consents', place)),
  noindex: true,
});
