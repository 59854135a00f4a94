import { brandOf, MODES, type Mode } from '@vitrina/contract/settings/brand';
import type { ShopSettings } from '@vitrina/contract/settings/shop';

/** Which token of the storefront's styles a colour is. */
const TOKENS = { action: '--key', actionText: '--on-key', link: '--link', accent: '--plus' } as const;
const SYSTEM = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** The tokens that the settings change, as a style sheet; `null`: none. Colours and names were checked when the settings were written. */
export function themeCss({ colours, typeface }: Pick<ShopSettings, 'colours' | 'typeface'>): string | null {
  const hasColours = MODES.some((mode) => Object.keys(colours[mode]).length > 0);
  const light = [...(hasColours ? colourTokens(colours, 'light') : []), ...typefaceTokens(typeface)];
  if (light.length === 0) return null;
  const dark = hasColours ? `@media (prefers-color-scheme:dark){:root{${colourTokens(colours, 'dark').join(';')}}}` : '';
  return `:root{${light.join(';')}}${dark}`;
}

function colourTokens(colours: ShopSettings['colours'], mode: Mode): string[] {
  const brand = brandOf(colours)[mode];
  const tokens = Object.entries(TOKENS).map(([name, token]) => `${token}:${brand[name as keyof typeof TOKENS]}`);
  // Away from the words on it, so that their contrast only grows.
  const pressed = (share: number) => `color-mix(in oklab,${brand.action} ${share}%,${isLight(brand.actionText) ? '#000' : '#fff'})`;
  return [...tokens, `--key-hover:${pressed(88)}`, `--key-down:${pressed(80)}`];
}

const isLight = (colour: string): boolean => [1, 3, 5].reduce((sum, from) => sum + Number.parseInt(colour.slice(from, from + 2), 16), 0) > 382;

function typefaceTokens(typeface: string): string[] {
  if (typeface === 'shipped') return [];
  if (typeface === 'system') return [`--font-display:${SYSTEM}`];
  const families = typeface.split(', ').map((name) => `"${name}"`);
  return [`--font-display:${families.join(',')},${SYSTEM}`, `--font-text:${families.join(',')},${SYSTEM}`];
}
