import type { BrandColours, ShopSettings } from './shop.ts';

export type Brand = Required<{ [Name in keyof BrandColours]-?: string }>;
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Colours of `tokens/tokens.css`. */
const SHIPPED: Readonly<Record<Mode, Brand>> = {
  light: { action: '#fdcd1d', actionText: '#111a1c', link: '#005990', accent: '#066565' },
  dark: { action: '#fdcd1d', actionText: '#111a1c', link: '#87c6f2', accent: '#7bd2d2' },
};
/** Background colours of text: page, cards, wells. */
export const SURFACES: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#f5f7f7', '#ffffff', '#ebeff0'],
  dark: ['#0c1012', '#14191b', '#202728'],
};

/** All brand colours in both modes. The button has its light colours in dark mode too, unless others are set. */
export function brandOf({ light, dark }: ShopSettings['colours']): Readonly<Record<Mode, Brand>> {
  const button = { action: light.action ?? SHIPPED.light.action, actionText: light.actionText ?? SHIPPED.light.actionText };
  return { light: { ...SHIPPED.light, ...definedColours(light) }, dark: { ...SHIPPED.dark, ...button, ...definedColours(dark) } };
}

const definedColours = (colours: BrandColours): Partial<Brand> => Object.fromEntries(Object.entries(colours).filter(([, value]) => value !== undefined));
