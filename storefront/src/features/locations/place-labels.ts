/** A point on a map, in its units. */
interface Labelled {
  x: number;
  y: number;
  title: string;
}

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Largest font size of names, on phones. */
const SIZE = 38;
const LETTER = SIZE * 0.62;
const GAP = 22;
const DOT = 18;
const ROUNDS = 4;

const widthOf = (title: string): number => title.length * LETTER;

/** A label above or below its point, moved inside the edges of the map. */
const centred = ({ x, title }: Labelled, width: number): Pick<Label, 'x' | 'anchor'> => {
  const half = widthOf(title) / 2;
  return { x: Math.max(half, Math.min(width - half, x)), anchor: 'middle' };
};

const SIDES: readonly ((point: Labelled, width: number) => Label)[] = [
  ({ x, y }) => ({ x: x + GAP, y: y + SIZE / 3, anchor: 'start' }),
  ({ x, y }) => ({ x: x - GAP, y: y + SIZE / 3, anchor: 'end' }),
  (point, width) => ({ ...centred(point, width), y: point.y - GAP - 4 }),
  (point, width) => ({ ...centred(point, width), y: point.y + GAP + SIZE * 0.75 }),
];

/** Places labels beside their points without overlapping each other or a point and within the map. Deterministic. */
export function placeLabels(points: readonly Labelled[], map: { width: number; height: number }): Label[] {
  const labels = points.map((point) => (SIDES[0] as (typeof SIDES)[number])(point, map.width));
  const dots = points.map(({ x, y }): Box => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [i, point] of points.entries()) {
      const others = [...labels.flatMap((label, j) => (i === j ? [] : [boxOf(label, (points[j] as Labelled).title)])), ...dots.filter((_, j) => j !== i)];
      const cost = (label: Label): number => {
        const box = boxOf(label, point.title);
        return outside(box, map) * 4 + others.reduce((sum, other) => sum + overlap(box, other), 0);
      };
      labels[i] = SIDES.map((side) => side(point, map.width)).reduce((best, label) => (cost(label) < cost(best) ? label : best));
    }
  return labels;
}

function boxOf({ x, y, anchor }: Label, title: string): Box {
  const width = widthOf(title);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - SIZE * 0.8, bottom: y + SIZE * 0.2 };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const outside = ({ left, right, top, bottom }: Box, { width, height }: { width: number; height: number }): number =>
  (Math.max(0, -left) + Math.max(0, right - width) + Math.max(0, -top) + Math.max(0, bottom - height)) * SIZE;
