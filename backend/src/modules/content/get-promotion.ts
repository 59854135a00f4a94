import type { PromotionPage } from '@vitrina/contract/cms';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { selectContent, selectProductIds } from './content-queries.ts';
import type { Which } from './get-page.ts';
import { promotionPageView } from './promotion-view.ts';

/** A promotion with its text and its products. */
export async function getPromotion({ id, slug }: Which, context: CallContext): Promise<Outcome<PromotionPage>> {
  const row = await selectContent(context.db, { kind: 'promotion', id, slug }, context);
  if (!row) return fail('error_empty_data');
  return ok(promotionPageView(row, await selectProductIds(context.db, row.id), context), ['content']);
}
