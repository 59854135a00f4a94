import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { ChoiceGuide } from './choice-guide.ts';

export async function selectGuides(db: Db): Promise<ChoiceGuide[]> {
  const { rows } = await sql<ChoiceGuide>`select category, questions from choice_guides order by category`.execute(db);
  return rows;
}

export async function saveGuides(db: Db, guides: readonly ChoiceGuide[]): Promise<void> {
  await sql`
    insert into choice_guides (category, questions) select category, questions from jsonb_to_recordset(${JSON.stringify(guides)}::jsonb) as g(category text, questions jsonb)
    on conflict (category) do update set questions = excluded.questions`.execute(db);
}

export const deleteGuides = async (db: Db, categories: readonly string[]): Promise<void> =>
  void (await sql`delete from choice_guides where category = any(${[...categories]}::text[])`.execute(db));
