import { describe, expect, it } from 'vitest';
import { niceScale, plotPrices } from './chart-steps.ts';

const frame = { left: 0, right: 90, top: 0, bottom: 100 };
const history = [
  { date: '2026-08-23', price: 949 },
  { date: '2026-09-20', price: 899 },
  { date: '2026-10-18', price: 929 },
  { date: '2026-11-16', price: 849 },
];
const plot = (since: string | null, prices = history) => plotPrices(prices, { today: '2026-11-21', since, frame });

describe('the price chart', () => {
  it('needs two prices to have something to draw', () => {
    expect(plot(null, history.slice(0, 1))).toBeNull();
    expect(plot(null, [])).toBeNull();
  });
  it('spans 90 days, one unit a day here, and ends today at the newest price', () => {
    expect(plot(null)?.path).toMatch(/^M0 .*H28V.*H56V.*H85V.*H90$/);
    expect(plot(null)?.end.x).toBe(90);
    expect(plot(null)?.ticks.map((tick) => tick.date)).toEqual(['2026-08-23', '2026-09-22', '2026-10-22']);
  });
  it('shades the 30 days before the cut and finds the lowest price in force in them', () => {
    expect(plot('2026-11-16')?.window).toEqual({ x: 55, width: 30 });
    expect(plot('2026-11-16')?.low?.price).toBe(899);
  });
  it('shades the last 30 days and names no reference where there is no cut', () => {
    expect(plot(null)?.window).toEqual({ x: 60, width: 30 });
    expect(plot(null)?.low).toBeNull();
  });
  it('draws higher prices higher', () => {
    const lines = plot(null)?.lines ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.every((line, i) => i === 0 || (line.price < (lines[i - 1]?.price ?? 0) && line.y > (lines[i - 1]?.y ?? 0)))).toBe(true);
  });
});

describe('the scale', () => {
  it('uses round prices around all that were', () => {
    const { min, max, lines } = niceScale([849, 899, 949]);
    expect(min).toBeLessThanOrEqual(849);
    expect(max).toBeGreaterThanOrEqual(949);
    expect(lines.every((line) => line % 50 === 0)).toBe(true);
  });
  it('never goes below nothing and copes with one price only', () => {
    expect(niceScale([0.5, 3]).min).toBeGreaterThanOrEqual(0);
    expect(niceScale([100]).max).toBeGreaterThan(100);
  });
});
