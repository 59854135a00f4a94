import { ENERGY_CLASSES, isEnergyClass } from '@vitrina/contract/law/energy-scale';
import type { Drawings } from '@vitrina/shop-folder';

type Facts = Parameters<Drawings['energyLabel']>[0];

const COLOURS = ['#009640', '#52ae32', '#c8d400', '#ffed00', '#fbba00', '#ec6608', '#e30613'] as const;
const [WIDTH, HEIGHT, TOP, ROW] = [320, 640, 150, 44];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws the energy label of an invented product. `DEMO`, in every language, marks it as not from EPREL: products that do not exist have no label. */
export function drawEnergyLabel({ supplier, model, eprel, class: own, from, to }: Facts): string {
  const scale = isEnergyClass(from) && isEnergyClass(to) ? ENERGY_CLASSES.slice(ENERGY_CLASSES.indexOf(from), ENERGY_CLASSES.indexOf(to) + 1) : [];
  const rows = scale.map((letter, i) => {
    const y = TOP + i * ROW;
    return `<path d="M20 ${y}h${70 + i * 18}l18 18-18 18H20z" fill="${COLOURS[i]}"/><text x="30" y="${y + 27}" font-size="24" fill="#fff">${letter}</text>`;
  });
  const at = TOP + scale.indexOf(own) * ROW - 4;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Calibri, Carlito, sans-serif" font-weight="700">`,
    `<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="12" fill="#fff" stroke="#000" stroke-width="2"/>`,
    `<text x="20" y="48" font-size="24">${escaped(supplier)}</text>`,
    `<text x="20" y="80" font-size="18" font-weight="400">${escaped(model)}</text>`,
    `<path d="M20 100h280" stroke="#000"/><text x="20" y="128" font-size="16" font-weight="400">EPREL ${escaped(eprel ?? '')}</text>`,
    ...rows,
    `<path d="M300 ${at}h-70l-22 22 22 22h70z"/><text x="262" y="${at + 33}" font-size="32" fill="#fff" text-anchor="middle">${own}</text>`,
    `<path d="M20 ${HEIGHT - 110}h280" stroke="#000"/>`,
    `<text x="${WIDTH / 2}" y="${HEIGHT - 46}" font-size="32" letter-spacing="8" text-anchor="middle">DEMO</text>`,
    '</svg>',
  ].join('');
}
