import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

interface ConsentRecord {
  version: string;
  categories: readonly string[];
  lang: LanguageCode;
}

/** Inserts a choice and its time, without any data of the visitor. */
export async function insertConsent(db: Db, { version, categories, lang }: ConsentRecord): Promise<void> {
  await sql`insert into consent_records (text_version, categories, lang) values (${version}, ${[...categories]}::text[], ${lang})`.execute(db);
}

/** Deletes records that are no longer needed as proof. */
export async function deleteOldConsents(db: Db, years: number): Promise<void> {
  await sql`delete from consent_records where chosen_at < now() - make_interval(years => ${years}::integer)`.execute(db);
}
