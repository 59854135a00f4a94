import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path, rounded } from '../measures.ts';
import { type ScreenName, screen } from '../screens.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Phone {
  colour: ColourName;
  /** Millimetres, 140 to 170. */
  height: number;
  /** Lenses on the back, 1 to 3. */
  cameras: number;
  screen: ScreenName;
  brand: string;
}

const DEFS =
  '<defs><linearGradient id="phone-glass" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".5"/>' +
  '<stop offset=".34" stop-color="#fff" stop-opacity=".08"/><stop offset=".62" stop-color="#000" stop-opacity=".06"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>' +
  '<linearGradient id="phone-night" x2="0" y2="1"><stop stop-color="#0b1220" stop-opacity=".62"/><stop offset=".55" stop-color="#0b1220" stop-opacity=".4"/>' +
  '<stop offset="1" stop-color="#0b1220" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="phone-time" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity=".82"/></linearGradient></defs>';

const widthOf = ({ height }: Phone): number => height * 0.474;
const quiet = (name: ScreenName): boolean => ['home', 'desk', 'code', 'game', 'chart'].includes(name);

/** Metal frame, black border, picture, camera island; `x` is the middle. */
function face(phone: Phone, colour: Colour, x: number): string {
  const { height } = phone;
  const width = widthOf(phone);
  const left = x - width / 2;
  const frame = box(left, -height, width, height, 11.5);
  const inset = 3.2;
  const [sx, sy, sw, sh] = [left + inset, -height + inset, width - 2 * inset, height - 2 * inset];
  const mask = `path fill-rule="evenodd" d="${rounded(left + 1, -height + 1, width - 2, height - 2, 10.6)}${rounded(sx, sy, sw, sh, 8.6)}"`;
  const clock = lettering({ text: '10.24', x, y: -height + 31, size: 17, fill: 'url(#phone-time)', anchor: 'middle' });
  const day = paint(box(x - 9, -height + 36, 18, 1.8, 0.9), '#fff .75');
  return (
    paint(box(left - 0.9, -height * 0.76, 1.4, 8, 0.6), colour.dark) +
    paint(box(left - 0.9, -height * 0.68, 1.4, 14, 0.6), colour.dark) +
    paint(box(left + width - 0.5, -height * 0.72, 1.4, 18, 0.6), colour.dark) +
    paint(frame, colour.base, 'gMet .45', 'gV .5') +
    `<clipPath id="phone-pane"><${box(sx, sy, sw, sh, 9)}/></clipPath><g clip-path="url(#phone-pane)">${screen(phone.screen, sx, sy, sw, sh)}</g>` +
    (quiet(phone.screen)
      ? ''
      : `${paint(box(sx, sy, sw, 62, 8.6), 'phone-night')}<g fill="#fff">${clock}${day}</g>${paint(disc(x - width * 0.34, -13, 4.4), '#000 .28')}` +
        `${paint(disc(x + width * 0.34, -13, 4.4), '#000 .28')}` +
        `${paint(path`M${x - width * 0.34 - 1.2} -15.4h2.4l-.5 1.8v3h-1.4v-3z`, '#fff .9')}` +
        `${paint(box(x + width * 0.34 - 1.8, -14.4, 3.6, 2.8, 0.8), '#fff .9')}`) +
    paint(mask, '#07090a') +
    edge(box(left + 0.5, -height + 0.5, width - 1, height - 1, 11), 0.4, 0.5) +
    paint(path`M${sx + 8} ${sy}h${sw * 0.62 - 8}L${sx} ${sy + sh * 0.66}v${-sh * 0.66 + 8}q0-8 8-8z`, '#fff .07') +
    paint(box(x - 9, -height + 6.6, 18, 5.2, 2.6), '#050708') +
    paint(disc(x + 5.6, -height + 9.2, 1.5), 'gLens') +
    paint(box(x - 12, -6, 24, 1.1, 0.5), '#fff .85')
  );
}

/** A lens with metal ring, glass, inner rings and reflections. */
export function cameraLens(x: number, y: number, r: number, ring: string): string {
  return (
    paint(disc(x, y + r * 0.1, r * 1.06), '#000 .35') +
    paint(disc(x, y, r), ring, 'gMet .6') +
    paint(disc(x, y, r * 0.88), '#06090b') +
    edge(disc(x, y, r * 0.74), 0.16, r * 0.06) +
    paint(disc(x, y, r * 0.56), 'gLens') +
    edge(disc(x, y, r * 0.34), 0.3, r * 0.04, '#9ec8ff') +
    paint(disc(x - r * 0.2, y - r * 0.22, r * 0.14), '#e6f3ff .85') +
    paint(disc(x + r * 0.22, y + r * 0.24, r * 0.07), '#c9a6ff .7') +
    paint(
      path`M${x - r * 0.62} ${y - r * 0.2}a${r * 0.66} ${r * 0.66} 0 0 1 ${r * 0.62}-${r * 0.46}l-${r * 0.06} ${r * 0.14}a${r * 0.5} ${r * 0.5} 0 0 0-${r * 0.44} ${r * 0.34}z`,
      '#fff .18',
    )
  );
}

/** Positions of the lenses, from the upper left corner of the back. */
export function lensPlaces(cameras: number): { x: number; y: number }[] {
  return [
    { x: 16.5, y: 16.5 },
    { x: 16.5, y: 37.5 },
    { x: 34.5, y: 27 },
  ].slice(0, cameras);
}

/** Size of the raised camera plate. */
export const plateSize = (cameras: number): { width: number; height: number } => ({ width: cameras > 2 ? 42 : 23.5, height: cameras > 1 ? 45 : 23.5 });

/** `brandAt`: horizontal middle of the brand, if another device covers a part of the back. */
function rear(phone: Phone, colour: Colour, x: number, brandAt = x): string {
  const { height, cameras } = phone;
  const width = widthOf(phone);
  const left = x - width / 2;
  const shell = box(left, -height, width, height, 11.5);
  const { width: pw, height: ph } = plateSize(cameras);
  const plate = box(left + 4.8, -height + 4.8, pw, ph, 11);
  const flash = cameras > 2 ? { x: left + 37, y: -height + 12.5 } : { x: left + pw + 10, y: -height + 12 };
  return (
    paint(box(left - 0.5, -height * 0.72, 1.4, 18, 0.6), colour.dark) +
    paint(shell, colour.base, 'gHs .7', 'phone-glass') +
    edge(box(left + 0.5, -height + 0.5, width - 1, height - 1, 11), 0.6, 0.7, colour.light) +
    edge(box(left + 1.3, -height + 1.3, width - 2.6, height - 2.6, 10.4), 0.3, 0.3, '#000') +
    paint(path`M${left + 2} ${-height * 0.42}L${left + width - 2} ${-height * 0.92}v${height * 0.3}L${left + 2} ${-height * 0.16}z`, '#fff .05') +
    paint(box(left + 5.2, -height + 6, pw, ph, 11), '#000 .28') +
    paint(plate, colour.base, 'phone-glass', '#fff .08') +
    edge(plate, 0.5, 0.45, colour.light) +
    lensPlaces(cameras)
      .map((p) => cameraLens(left + p.x, -height + p.y, 8.6, colour.light))
      .join('') +
    paint(disc(flash.x, flash.y, 2.7), '#fff6dc', 'gBall .5') +
    edge(disc(flash.x, flash.y, 2.7), 0.35, 0.4, '#000') +
    paint(disc(flash.x, flash.y + (cameras > 2 ? 29 : 8), cameras > 2 ? 2.2 : 0.8), '#0a0d0e') +
    lettering({ text: phone.brand, x: brandAt, y: -height * 0.2, size: 8, fill: colour.print, anchor: 'middle', opacity: 0.8 })
  );
}

/** Both sides, one in front of the other. */
function front(phone: Phone): Drawing {
  const colour = COLOURS[phone.colour];
  const width = widthOf(phone);
  const shift = width * 0.31;
  const dusk = box(-shift + width / 2 - width * 0.4, -phone.height + 5, width * 0.4, phone.height - 5, 8);
  return {
    svg:
      `${DEFS}${rear(phone, colour, -shift, -width / 2)}${paint(dusk, 'phone-dusk')}<linearGradient id="phone-dusk">` +
      `<stop stop-color="#000" stop-opacity="0"/><stop offset=".5" stop-color="#000" stop-opacity=".3"/>` +
      `<stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>${face(phone, colour, shift)}`,
    width: width + 2 * shift,
    height: phone.height,
  };
}

function one(phone: Phone, draw: (phone: Phone, colour: Colour, x: number) => string): Drawing {
  return { svg: DEFS + draw(phone, COLOURS[phone.colour], 0), width: widthOf(phone), height: phone.height };
}

/** The frame: keys, antenna seams, camera bump; next to it the lower end with socket and speaker. */
function side(phone: Phone): Drawing {
  const colour = COLOURS[phone.colour];
  const { height } = phone;
  const width = widthOf(phone);
  const edgeBox = box(-width / 2 - 14, -height, 8, height, 3.4);
  const bump = box(-width / 2 - 6.6, -height + 6, 2.4, plateSize(phone.cameras).height - 4, 1);
  const seam = (y: number) => paint(box(-width / 2 - 14, y, 8, 1.1), '#000 .28');
  const key = (y: number, h: number) =>
    paint(box(-width / 2 - 11.4, y, 2.8, h, 1.4), colour.base, 'gH .8') + edge(box(-width / 2 - 11.4, y, 2.8, h, 1.4), 0.5, 0.3, '#000');
  const foot = box(-width / 2 + 10, -8, width, 8, 3.4);
  const holes = (x: number) => Array.from({ length: 5 }, (_, i) => paint(disc(x + i * 3.2, -4, 0.95), '#07090a')).join('');
  const middle = 10;
  return {
    svg:
      paint(bump, '#0a0d0e', 'gH') +
      paint(edgeBox, colour.base, 'gH', 'gV .6') +
      edge(edgeBox, 0.35, 0.4, colour.light) +
      seam(-height + 13) +
      seam(-14) +
      key(-height * 0.78, 8) +
      key(-height * 0.68, 12) +
      key(-height * 0.58, 12) +
      paint(foot, colour.base, 'gV', 'gHs') +
      edge(foot, 0.4, 0.4, colour.light) +
      paint(box(middle - 4.5, -5.5, 9, 3, 1.5), '#07090a') +
      paint(box(middle - 3.2, -4.3, 6.4, 0.7, 0.3), '#3b4447') +
      holes(middle - 24) +
      holes(middle + 11) +
      paint(disc(middle - 8, -4, 0.7), '#14191b') +
      paint(disc(middle + 8, -4, 0.7), '#14191b'),
    width: width + 34,
    height,
    shadow: (width + 34) / 2,
  };
}

const detail = (phone: Phone): Drawing => {
  const back = one(phone, rear);
  return closeUp('phone', back, -back.width / 2 + 29, -phone.height + 23, 66);
};

export const kind: DeviceKind<Phone> = {
  frame: 200,
  defaults: { colour: 'midnight', height: 152, cameras: 2, screen: 'hills', brand: 'Lumo' },
  views: { front, screen: (phone) => one(phone, face), back: (phone) => one(phone, rear), side, detail, measures: (phone) => measured(one(phone, face)) },
};
