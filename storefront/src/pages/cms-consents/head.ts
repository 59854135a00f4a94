import { fixedUrl } from '../../links/page-links.ts';
import { inAllLanguages } from '../../links/in-all-languages.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info }: HeadContext<Props>): Head => ({
  title: `${labels.text('consent_settings')} | ${info.name}`,
  alternates: inAllLanguages(info, (place) => fixedUrl('consents', place)),
  noindex: true,
});
