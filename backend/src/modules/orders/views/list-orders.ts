import { sql } from 'kysely';
import type { orderSummary } from '@vitrina/contract/orders';
import type { z } from 'zod';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { type SummaryRow, toOrderSummary } from './order-view.ts';

const PER_PAGE = 20;
const MAX_PER_PAGE = 100;
const MAX_TITLES = 5;
const MAX_PICTURES = 4;

interface Page {
  page: number;
  per_page: number;
}

/** The customer's own orders, newest first; a guest has a link to each instead. */
export const listOrders =
  (deps: OrderDeps) =>
  async (
    input: { page?: number | undefined; per_page?: number | undefined },
    { db, lang, actor }: Pick<CallContext, 'db' | 'lang' | 'actor'>,
  ): Promise<Outcome<{ items: z.output<typeof orderSummary>[]; pagination: Page & { total: number; pages: number } }>> => {
    if (actor.userId === null) return fail('error_unauthorized');
    const page = { page: input.page ?? 1, per_page: Math.min(input.per_page ?? PER_PAGE, MAX_PER_PAGE) };
    const { rows, total } = await selectOrdersOf(db, actor.userId, page);
    return ok({ items: rows.map((row) => toOrderSummary(deps, lang, row)), pagination: { ...page, total, pages: Math.ceil(total / page.per_page) } });
  };

async function selectOrdersOf(db: Db, userId: number, { page, per_page }: Page): Promise<{ rows: SummaryRow[]; total: number }> {
  const [orders, count] = await Promise.all([
    sql<SummaryRow>`
      select id, code, status, payment_status, created_at, total, currency,
        array(select item ->> 'title' from jsonb_path_query(snapshot, '$.parcels[*].items[*]') as item limit ${MAX_TITLES}) as titles,
        array(select item -> 'main_image' from jsonb_path_query(snapshot, '$.parcels[*].items[*] ? (@.main_image.upload_path != null)') as item limit ${MAX_PICTURES}) as pictures,
        (select coalesce(jsonb_agg(jsonb_build_object('code', i.code, 'qty', i.qty) order by i.position), '[]') from order_items i where i.order_id = orders.id) as lines,
        (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'number', d.number) order by d.id), '[]') from documents d where d.order_id = orders.id and d.kind = 'invoice') as invoices
      from orders where user_id = ${userId}::integer order by created_at desc, id limit ${per_page} offset ${(page - 1) * per_page}::bigint`.execute(db),
    sql<{ n: number }>`select count(*)::integer as n from orders where user_id = ${userId}::integer`.execute(db),
  ]);
  return { rows: orders.rows, total: count.rows[0]?.n ?? 0 };
}
