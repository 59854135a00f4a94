import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ props: { campaign }, info }: HeadContext<Props>): Head => ({
  title: `${campaign.title} | ${info.name}`,
  description: campaign.lead,
  canonical: campaign.url_without_domain,
  alternates: campaign.urls,
});
