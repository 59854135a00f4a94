import { brandOf, MODES, type Mode } from '@vitrina/contract/settings/brand';
import type { ShopSettings } from '@vitrina/contract/settings/shop';
import type { ThemeFiles, TypefaceMetrics } from './theme-files.ts';

/** CSS custom property of the storefront for each brand colour. */
const TOKENS = { action: '--key', actionText: '--on-key', link: '--link', accent: '--plus' } as const;
const SYSTEM = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Style sheet with the properties that the settings change; `null`: none. Colours and names were validated when the settings were saved. */
export function themeCss({ colours, typeface }: Pick<ShopSettings, 'colours' | 'typeface'>, files: ThemeFiles = new Map()): string | null {
  const hasColours = MODES.some((mode) => Object.keys(colours[mode]).length > 0);
  const light = [...(hasColours ? colourTokens(colours, 'light') : []), ...typefaceTokens(typeface)];
  if (light.length === 0) return null;
  const dark = hasColours ? `@media (prefers-color-scheme:dark){:root{${colourTokens(colours, 'dark').join(';')}}}` : '';
  return `${fontFaces(typeface, files)}:root{${light.join(';')}}${dark}`;
}

function colourTokens(colours: ShopSettings['colours'], mode: Mode): string[] {
  const brand = brandOf(colours)[mode];
  const tokens = Object.entries(TOKENS).map(([name, token]) => `${token}:${brand[name as keyof typeof TOKENS]}`);
  // Mixed away from the text's colour, so that the contrast only grows.
  const pressed = (share: number) => `color-mix(in oklab,${brand.action} ${share}%,${isLight(brand.actionText) ? '#000' : '#fff'})`;
  return [...tokens, `--key-hover:${pressed(88)}`, `--key-down:${pressed(80)}`];
}

const isLight = (colour: string): boolean => [1, 3, 5].reduce((sum, from) => sum + Number.parseInt(colour.slice(from, from + 2), 16), 0) > 382;

/** Font family names of the shop's own typeface and of its fallback until it is loaded. */
const OWN = '"Shop"';
const STAND_IN = '"Shop Fallback"';
/** System typefaces with the mean width in em of the letters by which a typeface is measured (shop-folder, read-typeface.ts). */
const ON_DEVICES = [
  { weights: '100 500', fonts: ['Arial', 'Liberation Sans'], width: 0.4255 },
  { weights: '600 900', fonts: ['Arial Bold', 'Liberation Sans Bold'], width: 0.4622 },
];
const isFile = (typeface: string): boolean => typeface.endsWith('.woff2');

/** URL of the file with the shop's own typeface, which changes with its content; `null`: it has none. */
export const typefaceUrl = (typeface: string, files: ThemeFiles): string | null => {
  const hash = files.get(typeface)?.hash;
  return isFile(typeface) ? `/media/${typeface}${hash === undefined ? '' : `?v=${hash}`}` : null;
};

/** The typeface's file, used if it loads in time, and system typefaces adjusted to its width and height for a page drawn earlier: no layout shift. */
function fontFaces(typeface: string, files: ThemeFiles): string {
  const url = typefaceUrl(typeface, files);
  if (url === null) return '';
  const metrics = files.get(typeface)?.typeface ?? null;
  const own = `font-family:${OWN};src:url("${url}") format("woff2");font-weight:100 900`;
  if (metrics === null) return `@font-face{${own};font-display:optional}`;
  const standIns = ON_DEVICES.map(({ weights, fonts, width }) => {
    const size = metrics.width / width;
    const source = fonts.map((font) => `local("${font}")`).join(',');
    return `@font-face{font-family:${STAND_IN};src:${source};font-weight:${weights};size-adjust:${percent(size)};${lineBox(metrics, size)}}`;
  });
  return `@font-face{${own};font-display:optional;${lineBox(metrics, 1)}}${standIns.join('')}`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const lineBox = ({ ascent, descent, lineGap }: TypefaceMetrics, size: number): string =>
  `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:${percent(lineGap / size)}`;

function typefaceTokens(typeface: string): string[] {
  if (typeface === 'shipped') return [];
  if (isFile(typeface)) return [`--font-display:${OWN},${STAND_IN},${SYSTEM}`];
  if (typeface === 'system') return [`--font-display:${SYSTEM}`];
  const families = typeface.split(', ').map((name) => `"${name}"`);
  return [`--font-display:${families.join(',')},${SYSTEM}`, `--font-text:${families.join(',')},${SYSTEM}`];
}
