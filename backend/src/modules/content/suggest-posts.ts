import type { SuggestReply } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { ANONYMOUS } from '../../http/context.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import { dataOf } from '../../http/reply.ts';
import type { Db } from '../../db/index.ts';
import { selectContents } from './content-queries.ts';

type Suggestion = SuggestReply['posts'][number];

interface SuggestionQuery {
  db: Db;
  lang: LanguageCode;
  /** True if the typed text matches a title. */
  fits: (title: string) => boolean;
}

const MOST = 2;

/** Guides with a matching title. Public titles are cached until content changes. */
export const suggestPosts =
  (cache: ReplyCache) =>
  async ({ db, lang, fits }: SuggestionQuery): Promise<Suggestion[]> => {
    const cached = await cache.get({
      name: 'publish_posts',
      key: `titles:${lang}`,
      make: async () => ({ data: dataOf(await readTitles(db, lang)), tags: ['content'] }),
    });
    const titles = (cached?.data.value ?? []) as readonly Suggestion[];
    return titles.filter((one) => fits(one.title)).slice(0, MOST);
  };

async function readTitles(db: Db, lang: LanguageCode): Promise<Suggestion[]> {
  const rows = await selectContents(db, { kind: 'post', isHere: true }, { lang, actor: ANONYMOUS }, { order: 'newest' });
  return rows.flatMap(({ id, title, urls }) => (urls[lang] ? [{ id, title, url_without_domain: urls[lang] }] : []));
}
