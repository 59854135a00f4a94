import { round } from './studio.ts';

/** Icons of services, as lines on a grid of 24. */
const SIGNS = {
  truck: 'M2 6.5h11.5v10H2zM13.5 10h4.6l3.4 3.4v3.1h-8zM5.2 18a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M15.2 18a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  plug: 'M8.5 3v5.5M15.5 3v5.5M5.5 8.5h13v3.2a6.5 6.5 0 0 1-13 0zM12 18.2V22',
  shield: 'M12 2.6l8 3v6.2c0 4.8-3.4 8-8 9.6c-4.6-1.6-8-4.8-8-9.6V5.6zM8.2 11.9l2.7 2.7l4.9-5.2',
  swap: 'M3.5 8.2h16M15.8 4.4l3.8 3.8l-3.8 3.8M20.5 16h-16M8.2 12.2L4.4 16l3.8 3.8',
  target: 'M12 2v5M12 17v5M2 12h5M17 12h5M6.6 12a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0M11.4 12h1.2',
} as const;
export type SignName = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as [SignName, ...SignName[]];

/** Draws an icon in a white disc around a point; its width is about half of the disc's. */
export const drawSign = (name: SignName, x: number, y: number, radius: number): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><circle r="${radius}" fill="#fff"/><circle r="${radius - 1}" fill="none" stroke="#d6dcdc" stroke-width="2"/>` +
  `<path transform="scale(${round(radius / 21)}) translate(-12 -12)" d="${SIGNS[name]}" fill="none" stroke="#111a1c" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></g>`;
