import { useEffect, useRef } from 'react';
import type { Spin } from '@vitrina/contract/campaigns';
import { useText } from '../../context/shop-context.tsx';
import { Check, Info } from '../../ui/icons.tsx';

/** Result of a spin; takes the focus, as its form is gone. */
export function SpinResult({ spin: { prize, number, ticket }, heading: Heading, isFocused }: { spin: Spin; heading: 'h2' | 'h3'; isFocused: boolean }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) place.current?.focus({ preventScroll: false });
  }, [isFocused]);
  return (
    <div ref={place} tabIndex={-1} className={prize.is_win ? 'spin-result won' : 'spin-result'}>
      {prize.is_win ? <Check className="icon large-icon" /> : <Info className="icon large-icon" />}
      <Heading>{prize.is_win ? text('game_won_title', { prize: prize.title }) : text('game_lost_title')}</Heading>
      <p>{text(prize.is_win ? 'game_won_text' : 'game_lost_text')}</p>
      <p className="small muted">{text('game_spin_ticket', { number, ticket })}</p>
    </div>
  );
}
