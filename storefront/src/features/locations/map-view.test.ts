import { describe, expect, it } from 'vitest';
import { crowdedView, isWithin, projection, REGION, viewAround } from './map-view.ts';
import { placeLabels } from './place-labels.ts';

const spot = (title: string, latitude: number, longitude: number) => ({ title, latitude, longitude });
const TOWNS = [
  spot('Ljubljana BTC', 46.0661, 14.5433),
  spot('Maribor Europark', 46.5541, 15.6532),
  spot('Celje', 46.2397, 15.2677),
  spot('Kranj', 46.2428, 14.3555),
  spot('Novo mesto', 45.8011, 15.1689),
  spot('Zagreb', 45.7994, 15.9578),
  spot('Beograd', 44.8125, 20.4212),
  spot('Novi Sad', 45.2551, 19.8452),
];
/** Width of a map on a phone, in pixels. */
const PHONE = 356;

describe('the map', () => {
  it('shows larger what stands too close to be touched apart', () => {
    const close = crowdedView(TOWNS);
    if (!close) throw new Error('nothing is crowded');
    const shown = TOWNS.filter((one) => isWithin(close, one));
    expect(shown.map((one) => one.title)).toEqual(['Ljubljana BTC', 'Maribor Europark', 'Celje', 'Kranj', 'Novo mesto', 'Zagreb']);
    const { at, width } = projection(close);
    const points = shown.map((one) => at(one.longitude, one.latitude));
    const apart = points.flatMap((a, i) => points.slice(i + 1).map((b) => (Math.hypot(a.x - b.x, a.y - b.y) * PHONE) / width));
    expect(Math.min(...apart)).toBeGreaterThan(24);
    expect(crowdedView(TOWNS.slice(6))).toBeNull();
  });
  it('has one aspect ratio for every content', () => {
    const shapes = [REGION, crowdedView(TOWNS), viewAround({ latitude: 46, longitude: 14 })].map((view) => view && projection(view).height);
    expect(new Set(shapes.map((height) => Math.round((height ?? 0) / 3))).size).toBe(1);
  });
  it.each(['Zagreb', 'Zagabria'])('puts no name over another, over a point or out of the map, with %s near its edge', (name) => {
    const close = crowdedView(TOWNS) ?? REGION;
    const { at, width, height } = projection(close);
    const points = TOWNS.filter((one) => isWithin(close, one)).map((one) => ({
      ...at(one.longitude, one.latitude),
      title: one.title === 'Zagreb' ? name : one.title,
    }));
    const boxes = placeLabels(points, { width, height }).map(({ x, y, anchor }, i) => {
      const long = (points[i]?.title.length ?? 0) * 21;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - long : x - long / 2;
      return { left, right: left + long, top: y - 30, bottom: y + 8 };
    });
    const all = [...boxes, ...points.map(({ x, y }) => ({ left: x - 11, right: x + 11, top: y - 11, bottom: y + 11 }))];
    const touching = boxes.flatMap((a, i) =>
      all.flatMap((b, j) => (i !== j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom ? [`${i} ${j}`] : [])),
    );
    expect(touching).toEqual([]);
    for (const box of boxes) expect(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height).toBe(true);
  });
});
