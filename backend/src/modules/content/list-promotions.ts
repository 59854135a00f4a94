import type { PromotionSummary } from '@vitrina/contract/cms';
import type { CallContext } from '../../http/context.ts';
import { ok, type Outcome } from '../../http/outcome.ts';
import { type ContentRow, selectContents } from './content-queries.ts';
import { promotionSummaryView } from './promotion-view.ts';

const beginning = ({ starts_at, published_at }: ContentRow): number => (starts_at ?? published_at).getTime();

/** All promotions, latest start first. The client decides which are running: replies are cached for an hour. */
export async function listPromotions(_input: object, context: CallContext): Promise<Outcome<{ items: PromotionSummary[] }>> {
  const rows = await selectContents(context.db, { kind: 'promotion' }, context);
  return ok({ items: rows.toSorted((a, b) => beginning(b) - beginning(a)).map((row) => promotionSummaryView(row, context)) }, ['content']);
}
