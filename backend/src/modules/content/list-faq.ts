import type { FaqGroup, FaqQuestion } from '@vitrina/contract/faq';
import { isSameBaseLanguage } from '@vitrina/contract/values/fallback-languages';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { cleanContent } from './clean-content.ts';
import { type Reader, selectContents, selectWholeContents, type WholeContentRow } from './content-queries.ts';
import { contentSummaryView } from './content-view.ts';

interface Which {
  id?: number | undefined;
  slug?: string | undefined;
}

/** Groups with their questions in order; a requested group that the caller may not see is left out. */
export async function listFaq({ id, slug }: Which, context: CallContext): Promise<Outcome<{ items: FaqGroup[] }>> {
  const groups = await selectContents(context.db, { kind: 'faq_group', id, slug }, context);
  if (groups.length === 0 && (id !== undefined || slug !== undefined)) return fail('error_empty_data');
  const questions = Map.groupBy(await selectWholeContents(context.db, { kind: 'faq_question' }, context), (row) => row.parent_id);
  const items = groups.map((row) => ({
    ...contentSummaryView(row, context),
    seo_title: row.seo_title || row.title,
    seo_description: row.seo_description || row.short_description,
    urls: row.urls,
    questions: (questions.get(row.id) ?? []).map((question) => questionView(question, context)),
  }));
  return ok({ items }, ['content']);
}

const questionView = (row: WholeContentRow, { lang }: Reader): FaqQuestion => ({
  id: row.id,
  code: row.code,
  slug: row.slug,
  title: row.title,
  content: cleanContent(row.content),
  visible: row.visible,
  text_lang: isSameBaseLanguage(row.text_lang, lang) ? null : LANGUAGES[row.text_lang].lang,
});
