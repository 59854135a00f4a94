import { alternateUrls } from '../../links/alternate-urls.ts';
import { newsletterSubscribeUrl } from '../../links/newsletter-links.ts';
import { homeUrl } from '../../links/page-links.ts';
import { splitLanguage } from '@vitrina/contract/values/languages';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export function head({ props, labels, info, path }: HeadContext<Props>): Head {
  const { rest } = splitLanguage(path, info.default_language);
  const isSubscription = props.view === 'ask' || props.view === 'sent';
  return {
    title: `${labels.text(isSubscription ? 'newsletter_ask_title' : 'newsletter_confirm_title')} | ${info.name}`,
    noindex: true,
    alternates: alternateUrls(info, (place) => (isSubscription ? newsletterSubscribeUrl(place) : homeUrl(place) + rest.slice(1))),
  };
}
