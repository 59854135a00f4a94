import { useState } from 'react';
import { type Period, type Phase, phaseAt } from './phase.ts';
import { useShopNow } from './use-shop-now.ts';

interface PhaseNow {
  phase: Phase;
  /** Milliseconds to the end; `null`: unknown, or no end. */
  left: number | null;
}

/** Phase of a period by the shop's clock. An ended period stays ended, even if a clock is set back. `first`: the phase when the page was rendered. */
export function usePhase(period: Period, first: Phase): PhaseNow {
  const [isOver, setOver] = useState(first === 'over');
  const now = useShopNow(!isOver);
  if (isOver) return { phase: 'over', left: null };
  const phase = now === null ? first : phaseAt(period, now);
  if (phase === 'over') setOver(true);
  const left = now === null || period.ends_at === null ? null : Date.parse(period.ends_at) - now;
  return { phase, left };
}
