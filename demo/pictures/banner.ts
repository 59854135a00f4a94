import { draw } from './draw.ts';
import { CANVAS, round } from './studio.ts';

/** A device of a banner: kind, view, and its picture's share of the banner's height. */
export interface BannerDevice {
  kind: string;
  view: string;
  share: number;
  parameters?: Record<string, unknown>;
}

/** Position of the shelf, as a share of the height from the top. */
const SHELF = 0.86;
/** Position of a device's foot in its own picture, as a share of the height from the top. */
const FOOT = 0.94;
/** Width reserved for a device, as a share of its picture's width. */
const ROOM = 0.86;

/** Draws devices in a row on a long shelf, in the proportions of a page's banner. */
export async function drawBanner({ width, height }: { width: number; height: number }, devices: readonly BannerDevice[]): Promise<string> {
  const shapes = await Promise.all(
    devices.map(async ({ kind, view, share, parameters = {} }) => {
      const high = height * share;
      return { svg: await draw({ kind, view, parameters }), high, wide: (high * CANVAS.width) / CANVAS.height };
    }),
  );
  const gap = (width - shapes.reduce((sum, { wide }) => sum + wide * ROOM, 0)) / (shapes.length + 1);
  let at = gap;
  const placed = shapes.map(({ svg, wide, high }) => {
    const x = at - (wide * (1 - ROOM)) / 2;
    at += wide * ROOM + gap;
    return svg
      .replace('<svg ', `<svg x="${round(x)}" y="${round(height * (SHELF + 0.03) - high * FOOT)}" `)
      .replace(/ width="\d+" height="\d+">/, ` width="${round(wide)}" height="${round(high)}">`);
  });
  const shelf = round(height * SHELF);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>` +
    '<linearGradient id="bWall" x2="0" y2="1"><stop stop-color="#dbe3e5"/><stop offset="1" stop-color="#eff3f4"/></linearGradient>' +
    '<radialGradient id="bLight" cx=".5" cy=".4" r=".62"><stop stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="url(#bWall)"/><rect width="${width}" height="${shelf}" fill="url(#bLight)"/>` +
    `<rect y="${shelf}" width="${width}" height="${round(height - shelf)}" fill="#fbfcfc"/><rect y="${shelf}" width="${width}" height="2" fill="#fff"/>` +
    `${placed.join('')}</svg>`
  );
}
