import type { SiteInfo } from '@vitrina/contract/site';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { contentHead } from '../../features/content/content-head.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ props, labels, lang, info, path }: HeadContext<Props>): Head =>
  contentHead({
    content: props.about,
    hidden: props.text.hidden,
    lang,
    info,
    path,
    trail: [{ title: labels.text('services_title'), url: fixedUrl('services', { lang, info }) }],
    about: [service(props, info, lang)],
  });

const service = ({ about, price }: Props, info: SiteInfo, lang: LanguageCode): object => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: about.title,
  description: about.seo_description,
  provider: { '@type': 'Organization', name: info.structuredData.basic.organizationName, url: info.host },
  ...(price !== null && { offers: { '@type': 'Offer', price, priceCurrency: LANGUAGES[lang].currency } }),
});
