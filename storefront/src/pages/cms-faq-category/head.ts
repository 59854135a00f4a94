import { faqData } from '../../features/faq/to-questions.ts';
import { breadcrumbData } from '../../links/breadcrumb-data.ts';
import { fixedUrl, homeUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ props, labels, info, lang, path }: HeadContext<Props>): Head => ({
  title: `${props.seo_title} | ${info.name}`,
  ...(props.seo_description && { description: props.seo_description }),
  canonical: path,
  alternates: props.urls,
  noindex: props.hidden,
  structuredData: [
    faqData(props.questions),
    breadcrumbData({
      host: info.host,
      home: { title: info.name, url: homeUrl({ lang, info }) },
      trail: [{ title: labels.text('faq_title'), url: fixedUrl('faq', { lang, info }) }],
      current: { title: props.title, url: path },
    }),
  ],
});
