import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffReviews } from '@vitrina/contract/staff/reviews';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { namelessProduct } from './review-view.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { productNames } from './product-names.ts';

/** Trigram similarity; independent texts about one product share about a fifth. */
const LEAST_LIKENESS = 0.5;
const MOST = 5;

interface SimilarRow {
  id: number;
  product_id: number;
  display_name: string;
  rate: number;
  message: string;
  lang: LanguageCode;
  created_at: Date;
  state: 'waiting' | 'approved' | 'refused';
  likeness: number;
}

async function selectSimilar(db: Db, id: number, message: string): Promise<SimilarRow[]> {
  // The index supports this operator, with the database's threshold of 0.3.
  const { rows } = await sql<SimilarRow>`
    select * from (
      select c.id, c.product_id, c.display_name, c.rate, c.message, c.lang, c.created_at,
        case when c.approved then 'approved' when c.refusal is null then 'waiting' else 'refused' end as state,
        similarity(lower(c.message), lower(${message}))::float8 as likeness
      from comments c where lower(c.message) % lower(${message}) and c.id <> ${id}::integer
    ) alike where likeness >= ${LEAST_LIKENESS} order by likeness desc, id desc limit ${MOST}`.execute(db);
  return rows;
}

/** Other reviews with nearly equal texts: by one author under several names, or copied. */
export const listSimilarReviews =
  (deps: FeedbackDeps) =>
  async ({ id }: { id: number }, { db, lang }: CallContext): Promise<Outcome<ReplyOf<typeof staffReviews.similar>>> => {
    const { rows } = await sql<{ message: string }>`select message from comments where id = ${id}::integer`.execute(db);
    if (!rows[0]) return fail('error_empty_data');
    const found = await selectSimilar(db, id, rows[0].message);
    const names = await productNames(db, found, { lang }, deps);
    return ok({
      items: found.map(({ product_id, created_at, ...one }) => ({
        ...one,
        product: (names.get(product_id) ?? namelessProduct(product_id)).title,
        created_at: created_at.toISOString(),
      })),
    });
  };
