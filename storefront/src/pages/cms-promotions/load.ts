import { cms } from '@vitrina/contract/cms';
import type { ContentCard } from '../../features/content/card.tsx';
import { type Period, type Phase, phaseOf } from '../../features/content/period.ts';
import { toCard } from '../../features/content/to-card.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface PromotionCard extends ContentCard {
  period: Period;
  phase: Phase;
}

export interface Props {
  /** Current, future and past promotions, newest first. */
  running: PromotionCard[];
  soon: PromotionCard[];
  past: PromotionCard[];
}

export async function load({ api }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(cms.promotions, {});
  const now = Date.now();
  const cards = items.flatMap((one): PromotionCard[] => {
    const card = toCard(one);
    const period = { starts_at: one.starts_at, ends_at: one.ends_at };
    return card ? [{ ...card, period, phase: phaseOf(period, now) }] : [];
  });
  const of = (phase: Phase) => cards.filter((card) => card.phase === phase);
  return { kind: 'page', props: { running: of('running'), soon: of('soon'), past: of('past') } };
}
