import { splitLanguage } from '@vitrina/contract/values/languages';
import { alternateUrls } from '../../links/alternate-urls.ts';
import { homeUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export function head({ labels, info, path }: HeadContext<Props>): Head {
  const { rest } = splitLanguage(path, info.default_language);
  return {
    title: `${labels.text('newsletter_preferences_title')} | ${info.name}`,
    noindex: true,
    alternates: alternateUrls(info, (place) => homeUrl(place) + rest.slice(1)),
  };
}
