import { sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../../db/index.ts';
import { inScope } from './order-desk-queries.ts';

interface Query {
  text: string;
  scope: Scope;
  limit: number;
}

/** SQL of a customer's searchable text, over `users u`, equal to the expression of its index. */
const CUSTOMER_TEXT = sql`lower(u.email || ' ' || coalesce(u.name, '') || ' ' || coalesce(u.surname, '') || ' ' || coalesce(u.display_name, ''))`;

/** Finds customers by e-mail and name; in a scope only those who bought in it. */
export async function selectFoundCustomers(db: Db, { text, scope, limit }: Query): Promise<{ email: string; name: string }[]> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const holdsAll = sql.join(
    words.map((word) => sql`${CUSTOMER_TEXT} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
  const isEverywhere = scope.markets === null && scope.warehouses === null;
  const { rows } = await sql<{ email: string; name: string }>`
    select u.email, trim(coalesce(u.name, '') || ' ' || coalesce(u.surname, '')) as name from users u
    where not u.is_staff and ${holdsAll} and ${isEverywhere ? sql`true` : sql`exists (select from orders o where o.user_id = u.id and ${inScope(scope)})`}
    order by u.id desc limit ${limit}`.execute(db);
  return rows;
}
