import type { Db } from '@vitrina/backend/db';
import { type ContentInput, saveContents } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { faqGroups } from '../content/faq/index.ts';
import type { DemoFaqGroup } from '../content/faq/types.ts';
import { inEach, textOf } from './all-languages.ts';
import { markedText } from './marked-text.ts';
import { factsOf, pageUrl, WRITTEN } from './save-site.ts';
import { slugIn } from './slug-in.ts';

/** Writes the frequently asked questions. The shop's pages that answers lead to are known by their codes. */
export async function saveFaq(db: Db, defaultLanguage: LanguageCode): Promise<void> {
  const groups = faqGroups.map(
    ({ code, title, short, visible = true }, position): ContentInput => ({
      kind: 'faq_group',
      code,
      visible,
      position,
      published_at: WRITTEN,
      texts: inEach((lang) => ({ title: textOf(title, lang), slug: slugIn(lang, textOf(title, lang)), short_description: textOf(short, lang) })),
    }),
  );
  await saveContents(db, [...groups, ...faqGroups.flatMap((group) => questionsOf(group, defaultLanguage))], { defaultLanguage });
}

const questionsOf = ({ code: group, questions }: DemoFaqGroup, defaultLanguage: LanguageCode): ContentInput[] =>
  questions.map(
    ({ code, texts }, position): ContentInput => ({
      kind: 'faq_question',
      code,
      parent: { kind: 'faq_group', code: group },
      position,
      published_at: WRITTEN,
      texts: inEach((lang) => {
        const [title, answer] = texts[lang === 'at' ? 'de' : lang];
        const place = { lang, defaultLanguage, pageUrl: (page: string) => pageUrl(page, lang, defaultLanguage), facts: factsOf(lang) };
        return { title, slug: slugIn(lang, title), content: markedText(answer, place) };
      }),
    }),
  );
