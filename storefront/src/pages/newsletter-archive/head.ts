import type { LanguageCode } from '@vitrina/contract/values/languages';
import { newsletterUrl } from '../../links/newsletter-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

/** Head without indexing: the address is sent by mail only. */
export const head = ({ props: { newsletter, code }, info }: HeadContext<Props>): Head => ({
  title: `${newsletter.subject} | ${info.name}`,
  noindex: true,
  alternates: Object.fromEntries(newsletter.languages.map((lang) => [lang, newsletterUrl({ lang, info }, { id: newsletter.id, code })])) as Partial<
    Record<LanguageCode, string>
  >,
});
