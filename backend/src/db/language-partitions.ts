import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import type pg from 'pg';

/**
 * Statements that create the partitions of languages missing in the database, each with its name in the table `migrations`. Those of the first ten languages
 * are created by migrations.
 */
export async function languagePartitions(client: pg.Client): Promise<{ name: string; text: string }[]> {
  const { rows } = await client.query<{ lang: string }>(
    `select lang from unnest($1::text[]) with ordinality as l(lang, position)
     where to_regclass('search_documents') is not null and to_regclass('search_documents_' || lang) is null order by position`,
    [[...LANGUAGE_CODES]],
  );
  return rows.map(({ lang }) => ({
    name: `language ${lang}`,
    text: `create table search_documents_${lang} partition of search_documents for values in ('${lang}') with (toast_tuple_target = 128)`,
  }));
}
