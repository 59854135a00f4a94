import { sql } from 'kysely';
import { type MissingPage, missingPages } from '@vitrina/contract/law/needed-pages';
import type { Settings } from '@vitrina/contract/settings/settings';
import { PLACEHOLDER_WORDS } from '@vitrina/contract/settings/placeholder-values';
import type { Db } from './db/index.ts';

/** Languages of the markets that are on. */
const openLanguages = ({ markets }: Settings): string[] => Object.values(markets).flatMap(({ enabled, language }) => (enabled ? [language] : []));

/** Returns the public places that still hold what `npm run shop -- new` wrote for their owner to fill in: `page terms (hr)`, `maker kvant`. */
export async function unfilledPlaces(db: Db, settings: Settings): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select replace(c.kind, '_', ' ') || ' ' || c.code || ' (' || t.lang || ')' as place
    from contents c join content_texts t on t.content_id = c.id
    where c.visible and c.status >= 3 and t.lang = any(${openLanguages(settings)}::text[]) and concat_ws(' ', t.title, t.content, t.blocks::text) ~ ${PLACEHOLDER_WORDS.source}
    union all select 'maker ' || code from manufacturers where visible and concat_ws(' ', address, email) ~ ${PLACEHOLDER_WORDS.source}
    union all select 'warehouse ' || code from warehouses where concat_ws(' ', title, town, address) ~ ${PLACEHOLDER_WORDS.source}
    order by place`.execute(db);
  return rows.map(({ place }) => place);
}

/** Returns the needed pages that are not public in the language of an open market. */
export async function missingLegalPages(db: Db, settings: Settings): Promise<MissingPage[]> {
  const { rows } = await sql<{ page: string }>`
    select c.code || ' ' || t.lang as page from contents c join content_texts t on t.content_id = c.id
    where c.kind = 'page' and c.visible and c.status >= 3 and c.published_at <= now()`.execute(db);
  const shown = new Set(rows.map(({ page }) => page));
  return missingPages(settings, (code, lang) => shown.has(`${code} ${lang}`));
}
