import { useLayoutEffect, useRef } from 'react';
import type { CampaignPrize } from '@vitrina/contract/campaigns';
import { useText } from '../../context/shop-context.tsx';
import { fieldClass, pointAt, type Slice, slicePath, slicesOf } from './wheel-geometry.ts';
import { wordsInField } from './words-in-field.ts';

interface WheelDrawingProps {
  prizes: readonly CampaignPrize[];
  /** Rotation in degrees; 0: not spun. */
  angle: number;
  /** Called when the wheel has stopped. */
  onRest: () => void;
}

const RADIUS = 92;
const TURN_MS = 4500;
const SLOWING = 'cubic-bezier(0.12, 0.7, 0.15, 1)';

/** The wheel. It turns to the drawn field; with reduced motion it is there without animation. */
export function WheelDrawing({ prizes, angle, onRest }: WheelDrawingProps) {
  const text = useText();
  const disc = useRef<SVGGElement>(null);
  useTurn(disc, angle, onRest);
  const slices = slicesOf(prizes);
  return (
    <svg className="wheel" viewBox="-100 -106 200 206" role="img" aria-label={text('game_wheel_alt')}>
      <circle className="wheel-rim" r="98" />
      <g ref={disc} className="wheel-disc" transform={`rotate(${angle})`}>
        {slices.map((slice) => (
          <g key={slice.position} className={fieldClass(slice)}>
            <path d={slicePath(slice, RADIUS)} />
            <text transform={`translate(${pointAt(slice.middle, 82)}) rotate(${slice.middle.toFixed(2)})`}>{slice.position}</text>
            <Words slice={slice} title={prizes.find(({ position }) => position === slice.position)?.title ?? ''} />
          </g>
        ))}
        <circle className="wheel-hub" r="15" />
      </g>
      <path className="wheel-pointer" d="M -9 -105 L 9 -105 L 0 -84 Z" />
    </svg>
  );
}

/** The prize's name, from the rim to the centre, on the left half from the centre to the rim, so that it is never upside down. */
function Words({ slice, title }: { slice: Slice; title: string }) {
  const isLeft = slice.middle > 180;
  const lines = wordsInField(title, slice.share);
  return (
    <text className="wheel-words" transform={`translate(${pointAt(slice.middle, 46)}) rotate(${(slice.middle + (isLeft ? 90 : -90)).toFixed(2)})`}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" y={(i - (lines.length - 1) / 2) * 7.4}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function useTurn(disc: React.RefObject<SVGGElement | null>, angle: number, onRest: () => void): void {
  const onRestRef = useRef(onRest);
  onRestRef.current = onRest;
  useLayoutEffect(() => {
    const element = disc.current;
    if (angle === 0 || !element) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return onRestRef.current();
    const turning = element.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${angle}deg)` }], { duration: TURN_MS, easing: SLOWING });
    turning.finished.then(
      () => onRestRef.current(),
      () => undefined,
    );
    return () => turning.cancel();
  }, [disc, angle]);
}
