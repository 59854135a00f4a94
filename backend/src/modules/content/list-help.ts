import type { HelpLink } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { ANONYMOUS } from '../../http/context.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import { dataOf } from '../../http/reply.ts';
import { selectWholeContents, type WholeContentRow } from './content-queries.ts';

/** A page of the shop with its text, for full-text search. */
export interface HelpText extends HelpLink {
  text: string;
}

const TEXT_LENGTH = 4000;

/** Returns public pages, services, guides and answered questions with their texts; cached until content changes. */
export const listHelp =
  (cache: ReplyCache) =>
  async ({ db, lang }: { db: Db; lang: LanguageCode }): Promise<readonly HelpText[]> => {
    const cached = await cache.get({
      name: 'cms_pages',
      key: `help:${lang}`,
      make: async () => ({ data: dataOf(await readHelp(db, lang)), tags: ['content'] }),
    });
    return (cached?.data.value ?? []) as readonly HelpText[];
  };

async function readHelp(db: Db, lang: LanguageCode): Promise<HelpText[]> {
  const reader = { lang, actor: ANONYMOUS };
  const [pages, services, posts, groups, questions] = await Promise.all([
    selectWholeContents(db, { kind: 'page' }, reader),
    selectWholeContents(db, { kind: 'service' }, reader),
    selectWholeContents(db, { kind: 'post', isHere: true }, reader),
    selectWholeContents(db, { kind: 'faq_group' }, reader),
    selectWholeContents(db, { kind: 'faq_question' }, reader),
  ]);
  const groupUrls = new Map(groups.map((group) => [group.id, group.urls[lang]]));
  return [
    ...questions.flatMap((row) => {
      const group = groupUrls.get(row.parent_id ?? 0);
      return group ? [entry('question', row, `faq/${row.code}`, `${group}#${row.slug}`)] : [];
    }),
    ...pages.flatMap((row) => (row.urls[lang] ? [entry('page', row, row.code, row.urls[lang])] : [])),
    ...services.flatMap((row) => (row.urls[lang] ? [entry('service', row, row.code, row.urls[lang])] : [])),
    ...posts.flatMap((row) => (row.urls[lang] ? [entry('post', row, `post/${row.code}`, row.urls[lang])] : [])),
  ];
}

const entry = (kind: HelpLink['kind'], { title, short_description, content }: WholeContentRow, code: string, url: string): HelpText => ({
  kind,
  code,
  title,
  url_without_domain: url,
  text: `${short_description} ${content.replace(/<[^>]*>/g, ' ')}`.slice(0, TEXT_LENGTH),
});
