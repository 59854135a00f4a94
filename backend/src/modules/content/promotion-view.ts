import type { PromotionPage, PromotionSummary } from '@vitrina/contract/cms';
import type { ContentRow, Reader, WholeContentRow } from './content-queries.ts';
import { contentPageView, contentSummaryView } from './content-view.ts';

const periodView = ({ starts_at, ends_at }: ContentRow) => ({ starts_at: starts_at?.toISOString() ?? null, ends_at: ends_at?.toISOString() ?? null });

export const promotionSummaryView = (row: ContentRow, reader: Reader): PromotionSummary => ({ ...contentSummaryView(row, reader), ...periodView(row) });

export const promotionPageView = (row: WholeContentRow, productIds: number[], reader: Reader): PromotionPage => ({
  ...contentPageView(row, reader),
  ...periodView(row),
  product_ids: productIds,
});
