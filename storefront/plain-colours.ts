const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g;

/**
 * Writes colours as hexadecimal sRGB. The minifier would write each twice, as sRGB for older browsers and as `lab()` for the others: 1.1 kB (gzip) on
 * every page, for the same colour, as all of ours lie within sRGB.
 */
export const plainColours = () => ({
  postcssPlugin: 'plain-colours',
  Declaration(declaration: { value: string }) {
    const plain = declaration.value.replace(OKLCH, (_, lightness, chroma, hue, alpha = '1') =>
      toHex(Number(lightness), Number(chroma), Number(hue), Number(alpha)),
    );
    // Writing the same value again would ask every plugin anew.
    if (plain !== declaration.value) declaration.value = plain;
  },
});

/** Björn Ottosson's Oklab, hue in degrees, to sRGB with eight bits each. */
function toHex(lightness: number, chroma: number, hue: number, alpha: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
  return `#${[...rgb, ...(alpha === 1 ? [] : [alpha])].map(twoDigits).join('')}`;
}

const twoDigits = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');
