import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path, rounded } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cameraLens, lensPlaces } from './phone.ts';

interface PhoneCase {
  colour: ColourName;
  brand: string;
}

const WIDTH = 76;
const HEIGHT = 156;
const CUT = { x: -WIDTH / 2 + 6, y: -HEIGHT + 6, width: 27, height: 48 };
const cut = (grow: number) => rounded(CUT.x - grow, CUT.y - grow, CUT.width + 2 * grow, CUT.height + 2 * grow, 13 + grow);
const shell = (inset = 0) => rounded(-WIDTH / 2 + inset, -HEIGHT + inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 14 - inset);
const DEFS =
  '<defs><radialGradient id="phone-case-soft" cx=".28" cy=".2" r="1"><stop stop-color="#fff" stop-opacity=".4"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/>' +
  '</radialGradient></defs>';

const ridge = (x: number, y: number, height: number, colour: Colour): string => paint(box(x, y, 2, height, 1), colour.dark, 'gV .5');

function rear(colour: Colour, brand: string): string {
  const magnet = [19.5, 24].map((r) => edge(disc(0, -HEIGHT * 0.42, r), 0.24, 0.6, colour.light)).join('');
  return (
    ridge(-WIDTH / 2 - 0.9, -HEIGHT * 0.72, 20, colour) +
    ridge(WIDTH / 2 - 1.1, -HEIGHT * 0.78, 10, colour) +
    ridge(WIDTH / 2 - 1.1, -HEIGHT * 0.68, 16, colour) +
    paint(path`${shell()}${cut(0)}`, colour.base, 'phone-case-soft', 'gHs .6') +
    edge(path`${shell(0.5)}`, 0.6, 0.8, colour.light) +
    edge(path`${shell(2.4)}`, 0.16, 0.5, '#000') +
    paint(path`${cut(2.2)}${cut(0)}`, colour.dark, 'gV .8') +
    edge(path`${cut(2.2)}`, 0.5, 0.4, colour.light) +
    magnet +
    edge(disc(0, -HEIGHT * 0.42, 21.75), 0.12, 3.6, '#000') +
    edge(path`M0 ${-HEIGHT * 0.42 + 28}v11`, 0.2, 3.4, '#000') +
    lettering({ text: brand, x: 0, y: -10, size: 6, fill: colour.print, anchor: 'middle', opacity: 0.8 })
  );
}

/** The case on a phone: its lenses show through the opening. */
function front({ colour, brand }: PhoneCase): Drawing {
  const body = COLOURS[colour];
  const phone = box(CUT.x - 1, CUT.y - 1, CUT.width + 2, CUT.height + 2, 13);
  const lenses = lensPlaces(2).map((p) => cameraLens(CUT.x + CUT.width / 2, CUT.y + p.y - 3, 8.6, '#7a8487'));
  return { svg: DEFS + paint(phone, '#262c2e', 'gHs') + rear(body, brand) + lenses.join(''), width: WIDTH, height: HEIGHT };
}

/** Empty, from inside: soft lining, rim, opening. */
function open({ colour, brand }: PhoneCase): Drawing {
  const body = COLOURS[colour];
  const mirrored =
    `<g transform="scale(-1 1)">${paint(path`${shell(3)}${cut(0)}`, body.dark, 'gV .35', '#fff .1')}` + `${paint(path`${cut(1.2)}${cut(0)}`, body.base)}</g>`;
  return {
    svg:
      DEFS +
      paint(path`${shell()}${shell(3)}`, body.base, 'gHs', 'gV .6') +
      mirrored +
      edge(path`${shell(0.4)}`, 0.6, 0.6, body.light) +
      edge(path`${shell(3.2)}`, 0.4, 1.2, '#000') +
      edge(disc(0, -HEIGHT * 0.42, 21.75), 0.3, 4.4, body.light) +
      Array.from(
        { length: 18 },
        (_, i) => `<g transform="rotate(${i * 20} 0 ${-HEIGHT * 0.42})">${paint(box(-0.4, -HEIGHT * 0.42 - 24, 0.8, 4.4), '#000 .35')}</g>`,
      ).join('') +
      lettering({ text: brand, x: 0, y: -14, size: 5, fill: body.print, anchor: 'middle', opacity: 0.7 }),
    width: WIDTH,
    height: HEIGHT,
  };
}

function side({ colour }: PhoneCase): Drawing {
  const body = COLOURS[colour];
  const slab = box(-6.5, -HEIGHT, 12, HEIGHT, 5);
  const key = (y: number, h: number) => paint(box(-3, y, 4.4, h, 2.2), body.base, 'gH', 'gV .5') + edge(box(-3, y, 4.4, h, 2.2), 0.45, 0.35, '#000');
  return {
    svg:
      paint(box(4.4, CUT.y - 2, 4, CUT.height + 4, 2), body.dark, 'gH') +
      paint(slab, body.base, 'gH', 'gV .4') +
      edge(slab, 0.4, 0.4, body.light) +
      paint(box(-6.5, -HEIGHT + 8, 1.6, HEIGHT - 16, 0.8), '#000 .25') +
      key(-HEIGHT * 0.78, 9) +
      key(-HEIGHT * 0.69, 13) +
      key(-HEIGHT * 0.59, 13),
    width: 22,
    height: HEIGHT,
    shadow: 14,
  };
}

const detail = (phoneCase: PhoneCase): Drawing => closeUp('phone-case', front(phoneCase), -WIDTH / 2 + 31, -HEIGHT + 27, 72);

export const kind: DeviceKind<PhoneCase> = {
  frame: 190,
  defaults: { colour: 'sage', brand: 'Koža' },
  views: { front, open, side, detail, measures: (phoneCase) => measured(front(phoneCase)) },
};
