import { faq } from '@vitrina/contract/faq';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { isHidden } from '../../features/content/hidden-content.tsx';
import type { Question } from '../../features/faq/questions.tsx';
import { toQuestions } from '../../features/faq/to-questions.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  title: string;
  lead: string;
  seo_title: string;
  seo_description: string;
  hidden: boolean;
  text_lang: string | null;
  /** Addresses of the group in all languages. */
  urls: Partial<Record<LanguageCode, string>>;
  questions: Question[];
  /** The other groups. */
  others: { id: number; title: string; url: string }[];
}

/** One group of questions. */
export async function load({ api, match }: LoadContext): Promise<LoadResult<Props>> {
  if (match.id === null) return { kind: 'not_found' };
  const [one, all] = await Promise.all([api.get(faq.groups, { id: match.id }), api.get(faq.groups, {})]);
  const group = one.items[0];
  if (!group) return { kind: 'not_found' };
  const { title, short_description: lead, seo_title, seo_description, text_lang, urls } = group;
  const others = all.items.flatMap(({ id, title, url_without_domain: url, questions }) =>
    id !== group.id && url !== null && questions.length > 0 ? [{ id, title, url }] : [],
  );
  const props = { title, lead, seo_title, seo_description, hidden: isHidden(group), text_lang, urls, questions: toQuestions(group), others };
  return { kind: 'page', props };
}
