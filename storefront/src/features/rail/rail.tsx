import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { useRailEnds } from './use-rail-ends.ts';
import './rail.css';

/** A carousel of tiles: a list that scrolls natively by touch, wheel and keys, with arrow buttons for the mouse. */
export function Rail({ title, intro, children, href }: { title: string; intro?: ReactNode; children: readonly ReactNode[]; href?: string }) {
  const list = useRef<HTMLUListElement>(null);
  const text = useText();
  const { atStart, atEnd, follow } = useRailEnds(list);
  if (children.length === 0) return null;
  const turn = (direction: 1 | -1) => list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <section className="section rail-section" aria-label={title}>
      <div className="section-head">
        <div>
          <h2>{href ? <a href={href}>{title}</a> : title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <div className="rail-arrows" hidden={atStart && atEnd}>
          <button type="button" className="round-btn" aria-label={text('back')} aria-disabled={atStart} onClick={() => turn(-1)}>
            <ArrowLeft className="icon" aria-hidden="true" />
          </button>
          <button type="button" className="round-btn" aria-label={text('forward')} aria-disabled={atEnd} onClick={() => turn(1)}>
            <ArrowRight className="icon" aria-hidden="true" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className="case rail" ref={list} onScroll={follow} tabIndex={0} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}

/** Width of a slide's picture by breakpoint. */
export const RAIL_SIZES = '(min-width: 1440px) 272px, (min-width: 1100px) 20vw, (min-width: 800px) 28vw, (min-width: 600px) 40vw, 66vw';
