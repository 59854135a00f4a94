import { useState } from 'react';
import { type Period, type Phase, phaseAt } from './phase.ts';
import { useShopNow } from './use-shop-now.ts';

interface PhaseNow {
  phase: Phase;
  /** Milliseconds to the end; `null`: not known yet, or there is no end. */
  left: number | null;
}

/** A period by the shop's clock. A period that has ended stays ended, also when a clock is set back. `first`: what it was when the page was made. */
export function usePhase(period: Period, first: Phase): PhaseNow {
  const [isOver, setOver] = useState(first === 'over');
  const now = useShopNow(!isOver);
  if (isOver) return { phase: 'over', left: null };
  const phase = now === null ? first : phaseAt(period, now);
  if (phase === 'over') setOver(true);
  const left = now === null || period.ends_at === null ? null : Date.parse(period.ends_at) - now;
  return { phase, left };
}
