import { useId } from 'react';
import { useText } from '../context/shop-context.tsx';
import { Countdown, Milestones } from '../features/shop-clock/countdown.tsx';
import { usePhase } from '../features/shop-clock/use-phase.ts';
import { useMoment } from '../labels/use-moment.ts';
import { ArrowRight } from '../ui/icons.tsx';
import { BlockHead } from './block-head.tsx';
import type { BlockProps } from './shown-block.ts';
import './timer.css';

/** Countdown to the end of an offer, by the shop's clock. At the end another text replaces it for good. */
export function Timer({ block }: BlockProps<'timer'>) {
  const id = useId();
  const text = useText();
  const moment = useMoment();
  const { phase, left } = usePhase({ starts_at: null, ends_at: block.ends_at }, block.phase);
  const isOver = phase === 'over';
  return (
    <section className={isOver ? 'panel block timer over' : 'panel block timer'} aria-labelledby={id}>
      <BlockHead id={id} title={isOver ? block.ended_title : block.title} text={isOver ? block.ended_text : block.text} />
      {!isOver && (
        <>
          <Countdown left={left} />
          <p className="timer-until">
            <time dateTime={block.ends_at}>{text('block_timer_until', { moment: moment(block.ends_at) })}</time>
          </p>
          {block.link && (
            <a className="key" href={block.link.url}>
              {block.link.label}
              <ArrowRight className="icon" aria-hidden="true" />
            </a>
          )}
        </>
      )}
      <Milestones left={left} ended={isOver && block.phase !== 'over' ? block.ended_title : null} />
    </section>
  );
}
