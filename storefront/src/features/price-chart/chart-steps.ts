export interface PricePoint {
  /** ISO date from which the price was in force. */
  date: string;
  price: number;
}

export interface Plot {
  /** The step line as a path. */
  path: string;
  /** Today's price. */
  end: { x: number; y: number };
  /** The 30 days whose lowest price is the reference price. */
  window: { x: number; width: number };
  /** Prices of horizontal grid lines, highest first. */
  lines: { price: number; y: number }[];
  /** Reference price inside the window. */
  low: { y: number; price: number } | null;
  /** Dates below the axis. */
  ticks: { date: string; x: number }[];
}

/** Drawing area in the chart's own units. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const DAY = 86_400_000;
const DAYS = 90;
const WINDOW_DAYS = 30;
const dayOf = (iso: string): number => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / DAY;
export const isoOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Plots 90 days of prices as a step line; `since` is the day on which the present reduction began. `null` with fewer than two prices, which need no chart. */
export function plotPrices(history: readonly PricePoint[], { today, since, frame }: { today: string; since: string | null; frame: Frame }): Plot | null {
  const points = [...history].sort((a, b) => dayOf(a.date) - dayOf(b.date));
  const last = points.at(-1);
  if (points.length < 2 || !last) return null;
  const end = dayOf(today);
  const start = end - DAYS;
  const xOf = (day: number) => round(frame.left + ((Math.min(Math.max(day, start), end) - start) / DAYS) * (frame.right - frame.left));
  const scale = niceScale(points.map((point) => point.price));
  const yOf = (price: number) => round(frame.bottom - ((price - scale.min) / (scale.max - scale.min)) * (frame.bottom - frame.top));
  const windowEnd = since === null ? end : dayOf(since);
  const low = since === null ? null : lowestOf(points, windowEnd - WINDOW_DAYS, windowEnd);
  return {
    path:
      points.map((point, i) => (i === 0 ? `M${xOf(dayOf(point.date))} ${yOf(point.price)}` : `H${xOf(dayOf(point.date))}V${yOf(point.price)}`)).join('') +
      `H${xOf(end)}`,
    end: { x: xOf(end), y: yOf(last.price) },
    window: { x: xOf(windowEnd - WINDOW_DAYS), width: round(xOf(windowEnd) - xOf(windowEnd - WINDOW_DAYS)) },
    lines: scale.lines.map((price) => ({ price, y: yOf(price) })),
    low: low === null ? null : { price: low, y: yOf(low) },
    ticks: [start, start + 30, start + 60].map((day) => ({ date: isoOf(day), x: xOf(day) })),
  };
}

/** The lowest price valid at any time of [from, to), days since 1970. */
function lowestOf(points: readonly PricePoint[], from: number, to: number): number | null {
  const inForce = points.filter(
    (point, i) => dayOf(point.date) < to && (points[i + 1] ? dayOf((points[i + 1] as PricePoint).date) : Number.POSITIVE_INFINITY) > from,
  );
  return inForce.length === 0 ? null : Math.min(...inForce.map((point) => point.price));
}

/** Round bounds around all prices, with three to five grid lines. */
export function niceScale(prices: readonly number[]): { min: number; max: number; lines: number[] } {
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const span = highest - lowest || highest * 0.1 || 1;
  const step = niceStep(span / 2.5);
  const min = Math.floor((lowest - span * 0.08) / step) * step;
  const max = Math.ceil((highest + span * 0.04) / step) * step;
  const lines: number[] = [];
  for (let line = max; line >= Math.max(min, 0) - step / 1000; line -= step) lines.push(Math.round(line * 100) / 100);
  return { min: Math.max(min, 0), max, lines };
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

const round = (value: number): number => Math.round(value * 10) / 10;
