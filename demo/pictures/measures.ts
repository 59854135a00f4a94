import { lettering } from './lettering.ts';
import { round } from './studio.ts';
import type { Drawing } from './types.ts';

/** An SVG element without its paint attributes, which `paint` draws in layers and `edge` outlines. */
export type Shape = string;

export const box = (x: number, y: number, width: number, height: number, radius = 0): Shape =>
  `rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${round(radius)}"` : ''}`;

export const disc = (x: number, y: number, radius: number, radiusY = radius): Shape =>
  radiusY === radius
    ? `circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`
    : `ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radius)}" ry="${round(radiusY)}"`;

/** Path data with rounded numbers: path`M${x} ${y}h${width}z`; may span several lines. */
export const path = (parts: TemplateStringsArray, ...values: (number | string)[]): Shape =>
  `path fill-rule="evenodd" d="${parts.reduce((d, part, i) => d + tidy(values[i - 1] ?? '') + part).replace(/\n\s*/g, '')}"`;

const tidy = (value: number | string): string => (typeof value === 'number' ? String(round(value)) : value);

/** Path data of a rounded rectangle, to be cut out of or joined with others. */
export const rounded = (x: number, y: number, width: number, height: number, r: number): string => {
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)];
  const arc = (dx: number, dy: number) => `a${round(r)} ${round(r)} 0 0 1 ${round(dx * r)} ${round(dy * r)}`;
  return `M${round(x + r)} ${round(y)}h${w}${arc(1, 1)}v${h}${arc(-1, 1)}h${-w}${arc(-1, -1)}v${-h}${arc(1, -1)}z`;
};

/** A rounded rectangle extruded by (dx, dy): the silhouette of a slab, painted below its front face. */
export function prism(x: number, y: number, width: number, height: number, r: number, dx: number, dy: number): Shape {
  const length = Math.hypot(dx, dy);
  const normal = { x: -dy / length, y: dx / length };
  const reach = { x: Math.sign(normal.x) * (width / 2 - r) + r * normal.x, y: Math.sign(normal.y) * (height / 2 - r) + r * normal.y };
  const middle = { x: x + width / 2, y: y + height / 2 };
  const [ax, ay, bx, by] = [middle.x + reach.x, middle.y + reach.y, middle.x - reach.x, middle.y - reach.y];
  const points = [bx, by, bx + dx, by + dy, ax + dx, ay + dy, ax, ay].map(round);
  return `path d="${rounded(x, y, width, height, r)}${rounded(x + dx, y + dy, width, height, r)}M${points.join(' ')}z"`;
}

/** Paints a shape in layers, lowest first: each a colour or the id of a gradient, optionally with an opacity: `gV .4`. */
export const paint = (shape: Shape, ...layers: string[]): string =>
  layers
    .map((layer) => {
      const [fill = '', opacity] = layer.split(' ');
      return `<${shape} fill="${fill.startsWith('#') ? fill : `url(#${fill})`}"${opacity ? ` opacity="${opacity}"` : ''}/>`;
    })
    .join('');

/** Outlines a shape: white for a lit edge, another colour for seams. */
export const edge = (shape: Shape, opacity: number, width: number, colour = '#fff'): string =>
  `<${shape} fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${round(width)}"/>`;

const INK = '#788284';

/** Adds thin dimension lines to a drawing: width above, height at the right, in centimetres. */
export function measured(drawing: Drawing, width = drawing.width, height = drawing.height): Drawing {
  const size = Math.max(drawing.width / 1.2, drawing.height) * 0.052;
  const y = -drawing.height - size * 1.1;
  const x = drawing.width / 2 + size * 1.1;
  const tick = size * 0.36;
  const line = `M${-width / 2} ${y}h${width}m0 ${-tick}v${2 * tick}m${-width} 0v${-2 * tick}M${x} ${-height}V0m${-tick} 0h${2 * tick}m0 ${-height}h${-2 * tick}`;
  const label = (mm: number) => `${String(Math.round(mm) / 10).replace('.', ',')} cm`;
  return {
    svg:
      `${drawing.svg}` +
      `<path d="${line.replace(/-?\d+\.\d+/g, (n) => String(round(Number(n))))}" fill="none" stroke="${INK}" stroke-width="${round(size * 0.07)}"/>` +
      lettering({ text: label(width), x: 0, y: y - size * 0.45, size, fill: INK, anchor: 'middle' }) +
      lettering({ text: label(height), x: x + size * 0.6, y: -height / 2 + size * 0.35, size, fill: INK }),
    width: 2 * x + size * 7.6,
    height: drawing.height + size * 2.6,
    shadow: drawing.shadow ?? (drawing.width / 2) * 1.04,
  };
}

/** Enlarges a part of a drawing to the whole picture; `kind` names the clip path. */
export function closeUp(kind: string, { svg }: Drawing, x: number, y: number, width: number): Drawing {
  const height = width / 1.28;
  const frame = box(-width / 2, -height, width, height, width * 0.03);
  return {
    svg:
      `<clipPath id="${kind}-close"><${frame}/></clipPath><g clip-path="url(#${kind}-close)">${paint(frame, '#cfd6d8 .6')}` +
      `<g transform="translate(${round(-x)} ${round(-y - height / 2)})">${svg}</g></g>`,
    width,
    height,
    shadow: 0,
  };
}
