import { ENERGY_CLASSES, type EnergyClass, type EnergyScale, isEnergyClass } from './energy-scale.ts';

/** Colours of a label's seven steps, best first: CMYK X-00-X-00 to 00-X-X-00 of the delegated acts, for screens. */
const STEPS = ['#009640', '#52ae32', '#c8d400', '#ffed00', '#fbba00', '#ec6608', '#e30613'] as const;

/**
 * Size of the picture in its own units. `letter`: height of the letter; at a scale of the price's font size divided by it, the letter is as large as the price.
 */
export const ARROW = { width: 124, height: 60, letter: 46 } as const;

/** SVG of the arrow with this path; `null`: no such arrow. */
export function arrowOf(path: string): string | null {
  const [, from, to, letter] = /^\/energy\/([A-G]p{0,3})-([A-G]p{0,3})\/([A-G]p{0,3})\.svg$/.exec(path) ?? [];
  const [first, last, own] = [from, to, letter].map((name) => (name ?? '').replaceAll('p', '+'));
  return isEnergyClass(first) && isEnergyClass(last) && isEnergyClass(own) ? energyArrow(own, { from: first, to: last }) : null;
}

/** Arrow with its scale as the delegated acts draw it: white letter, black border, range in black on white; `null`: the class is not on the scale. */
export function energyArrow(letter: EnergyClass, { from, to }: EnergyScale): string | null {
  const scale = ENERGY_CLASSES.slice(ENERGY_CLASSES.indexOf(from), ENERGY_CLASSES.indexOf(to) + 1);
  const step = scale.indexOf(letter);
  if (step < 0) return null;
  const { width, height, letter: size } = ARROW;
  const font = 'font-family="Calibri, Carlito, sans-serif" font-weight="700" text-anchor="middle"';
  const plus = letter.length - 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M1 1h29v58H1z" fill="#fff" stroke="#000"/>`,
    `<path d="M30 1h62l31 29-31 29H30z" fill="${STEPS[step]}" stroke="#000"/>`,
    `<g ${font} fill="#000" font-size="15">${rangeText(from, 16)}<path d="M15.5 44V26m-5 6 5-6 5 6" fill="none" stroke="#000" stroke-width="1.5"/>${rangeText(to, 56)}</g>`,
    `<text x="${plus > 0 ? 54 : 66}" y="45.5" ${font} fill="#fff" font-size="${size}">${letter.slice(0, 1)}</text>`,
    plus > 0 ? `<text x="88" y="28" ${font} fill="#fff" font-size="${plus > 2 ? 20 : 24}">${'+'.repeat(plus)}</text>` : '',
    '</svg>',
  ].join('');
}

const rangeText = (letter: EnergyClass, y: number): string =>
  letter.length === 1 ? `<text x="15.5" y="${y}">${letter}</text>` : `<text x="15.5" y="${y}" font-size="12">${letter}</text>`;
