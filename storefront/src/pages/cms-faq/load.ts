import { faq } from '@vitrina/contract/faq';
import { findQuestions } from '../../features/faq/find-questions.ts';
import type { Question } from '../../features/faq/questions.tsx';
import { toQuestions } from '../../features/faq/to-questions.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Group {
  id: number;
  title: string;
  url: string | null;
  text_lang: string | null;
  questions: Question[];
}

export interface Props {
  groups: Group[];
  /** Search words; `null`: none. */
  asked: string | null;
  found: Question[];
}

/** All groups with their questions, or only questions that match the search. */
export async function load({ api, query }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(faq.groups, {});
  const groups = items.map(
    (one): Group => ({ id: one.id, title: one.title, url: one.url_without_domain, text_lang: one.text_lang, questions: toQuestions(one) }),
  );
  const searchQuery = query.get('search_q')?.trim().slice(0, 100) || null;
  const found = searchQuery
    ? findQuestions(
        groups.flatMap((group) => group.questions),
        searchQuery,
      )
    : [];
  return { kind: 'page', props: { groups: groups.filter((group) => group.questions.length > 0), asked: searchQuery, found } };
}
