import type { Filter } from '@vitrina/contract/catalogue';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import type { Bounds } from './listing-query.ts';
import { boundAt, percentOf, type SliderScale, sliderScale } from './slider-scale.ts';

interface RangeSliderProps {
  filter: Filter;
  ends: { min: number; max: number };
  unit: string;
  bounds: Bounds;
  onSlide: (bounds: Bounds) => void;
  onCommit: (bounds: Bounds) => void;
}

/** Two overlaid native sliders over a histogram. Without scripts the space stays empty and the fields are used. */
export function RangeSlider({ filter, ends, unit, bounds, onSlide, onCommit }: RangeSliderProps) {
  const text = useText();
  const number = useNumber();
  const scale = sliderScale(ends.min, ends.max);
  const from = Math.min(Math.max(bounds.from ?? scale.min, scale.min), scale.max);
  const to = Math.max(Math.min(bounds.to ?? scale.max, scale.max), scale.min);
  const spoken = (value: number) => `${number(value)} ${unit}`.trim();
  const commit = () => onCommit(bounds);
  const common = { min: scale.min, max: scale.max, step: scale.step, onPointerUp: commit, onKeyUp: commit, onBlur: commit } as const;
  return (
    <div className="range-slider">
      <Drawing histogram={filter.histogram} from={percentOf(from, scale)} to={percentOf(to, scale)} ends={ends} scale={scale} />
      <input
        {...common}
        type="range"
        className={from > (scale.min + scale.max) / 2 ? 'upper' : undefined}
        aria-label={text('listing_range_from', { title: filter.title })}
        aria-valuetext={spoken(from)}
        value={from}
        onChange={(event) => onSlide({ ...bounds, from: boundAt(Math.min(event.target.valueAsNumber, to), scale.min) })}
      />
      <input
        {...common}
        type="range"
        aria-label={text('listing_range_to', { title: filter.title })}
        aria-valuetext={spoken(to)}
        value={to}
        onChange={(event) => onSlide({ ...bounds, to: boundAt(Math.max(event.target.valueAsNumber, from), scale.max) })}
      />
    </div>
  );
}

const HEIGHT = 36;
const GAP = 0.8;

/** Bars of the histogram, dark between the thumbs, and the track. In percent of the scale. */
function Drawing({
  histogram,
  from,
  to,
  ends,
  scale,
}: {
  histogram: readonly number[];
  from: number;
  to: number;
  ends: { min: number; max: number };
  scale: SliderScale;
}) {
  const most = Math.max(1, ...histogram);
  const begin = percentOf(ends.min, scale);
  const width = (percentOf(ends.max, scale) - begin) / Math.max(1, histogram.length);
  return (
    <>
      {histogram.length > 0 && (
        <svg className="histogram" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {histogram.map((count, bar) => {
            const left = begin + bar * width;
            const height = count === 0 ? 1 : Math.max(2, Math.sqrt(count / most) * HEIGHT);
            const isIn = left + width / 2 >= from && left + width / 2 <= to;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: bars have no id besides their index
              <rect key={bar} className={isIn ? 'in' : undefined} x={left + GAP / 2} width={Math.max(0.5, width - GAP)} y={HEIGHT - height} height={height} />
            );
          })}
        </svg>
      )}
      <svg className="range-line" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="3" />
        <rect className="in" x={from} width={Math.max(0, to - from)} height="3" />
      </svg>
    </>
  );
}
