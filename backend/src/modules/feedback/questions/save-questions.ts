import { sql } from 'kysely';
import { type Db, json } from '../../../db/index.ts';
import { fold } from '../../catalogue/index.ts';

/** A question imported with a catalogue, with its answers. */
export interface ImportedQuestion {
  product_id: number;
  lang: string;
  display_name: string;
  message: string;
  created_at: string;
  answers: readonly { author: 'buyer' | 'shop'; lang: string; display_name: string; message: string; created_at: string }[];
}

/**
 * Saves questions of a catalogue: existing ones keep the answers of visitors, new ones are added, and for the products given, questions no longer
 * in the catalogue are deleted. Visitors' questions stay.
 */
export async function saveQuestions(db: Db, questions: readonly ImportedQuestion[]): Promise<void> {
  const rows = questions.map(({ answers: _, ...question }) => ({ ...question, folded: fold(question.message) }));
  await sql`
    delete from product_questions q where q.question_id is null and q.person is null and q.email is null
      and q.product_id = any(${[...new Set(rows.map(({ product_id }) => product_id))]}::integer[])
      and not exists (select from jsonb_to_recordset(${json(rows)}::jsonb) as t(product_id integer, message text) where t.product_id = q.product_id and t.message = q.message)`.execute(
    db,
  );
  await sql`
    insert into product_questions (product_id, author, lang, display_name, message, folded, confirmed_at, approved, created_at)
    select t.product_id, 'asker', t.lang, t.display_name, t.message, t.folded, t.created_at, true, t.created_at
    from jsonb_to_recordset(${json(rows)}::jsonb) as t(product_id integer, lang text, display_name text, message text, folded text, created_at timestamptz)
    where not exists (select from product_questions q where q.product_id = t.product_id and q.message = t.message and q.question_id is null and q.person is null)`.execute(
    db,
  );
  const answers = questions.flatMap(({ product_id, message: question, answers }) =>
    answers.map((answer) => ({ ...answer, product_id, question, folded: fold(answer.message) })),
  );
  await sql`
    insert into product_questions (product_id, question_id, author, lang, display_name, message, folded, confirmed_at, approved, created_at)
    select t.product_id, q.id, t.author, t.lang, t.display_name, t.message, t.folded, t.created_at, true, t.created_at
    from jsonb_to_recordset(${json(answers)}::jsonb)
      as t(product_id integer, question text, author text, lang text, display_name text, message text, folded text, created_at timestamptz)
    join product_questions q on q.product_id = t.product_id and q.message = t.question and q.question_id is null and q.person is null
    where not exists (select from product_questions a where a.question_id = q.id and a.message = t.message and a.person is null)`.execute(db);
}
