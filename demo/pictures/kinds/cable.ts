import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, edge, paint, path, type Shape } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Cable {
  colour: ColourName;
  connector: 'usb-c' | 'hdmi';
  brand: string;
}

const thickOf = ({ connector }: Cable): number => (connector === 'hdmi' ? 6.4 : 4.2);
const DEFS =
  '<defs><linearGradient id="cable-grip"><stop stop-color="#000" stop-opacity=".4"/>' +
  '<stop offset=".25" stop-color="#fff" stop-opacity=".35"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient></defs>';

/** A braided cord along a path: shade, body, weave, light. */
function cord(d: string, colour: Colour, thick: number): string {
  const stroke = (paintWith: string, width: number, more = '', cap = 'round') =>
    `<path d="${d}" fill="none" stroke="${paintWith}" stroke-width="${round(width)}" stroke-linecap="${cap}"${more}/>`;
  return (
    `<g transform="translate(.6 1.1)">${stroke('#000', thick * 1.02, ' stroke-opacity=".22"')}</g>` +
    stroke(colour.dark, thick) +
    `<g transform="translate(-.15 -.3)">${stroke(colour.base, thick * 0.8)}</g>` +
    stroke(colour.dark, thick * 0.78, ' stroke-dasharray=".9 1.5" stroke-opacity=".4"', 'butt') +
    `<g transform="translate(-.3 ${round(-thick * 0.22)})">${stroke(colour.light, thick * 0.16, ' stroke-opacity=".75"')}</g>`
  );
}

/** A plug pointing up; the cord enters at (0, 0). */
function plug({ connector, brand }: Cable, colour: Colour, named: boolean): string {
  const hdmi = connector === 'hdmi';
  const [half, tall, tip, reach] = hdmi ? [10.5, 34, 7, 12] : [6, 24, 4.2, 8];
  const boot = path`M-3 0L${-half * 0.62} -13H${half * 0.62}L3 0z`;
  const grip = box(-half, -12 - tall, 2 * half, tall, hdmi ? 3 : 3.6);
  const shell: Shape = hdmi ? path`M${-tip} ${-11 - tall}v${-reach}h${2 * tip}v${reach}z` : box(-tip, -12 - tall - reach, 2 * tip, reach + 2, 1.8);
  return (
    paint(boot, colour.dark, 'cable-grip') +
    [0, 1, 2].map((i) => paint(box(-half * 0.5 + 0.6, -11 + i * 3, half - 1.2, 1.1, 0.5), '#000 .35')).join('') +
    paint(shell, hdmi ? '#c9a760' : '#c3c9cb', 'gMet .8') +
    edge(shell, 0.35, 0.3, '#000') +
    (hdmi ? [-3.4, 3.4].map((x) => paint(box(x - 1.1, -12 - tall - 8, 2.2, 4, 0.5), '#000 .4')).join('') : '') +
    paint(grip, colour.base, 'cable-grip', 'gV .4') +
    edge(grip, 0.4, 0.4, colour.light) +
    edge(box(-half + 1.6, -10.4 - tall, 2 * half - 3.2, tall - 3.2, 2), 0.16, 0.35, '#000') +
    (named
      ? `<g transform="rotate(-90 0 ${-12 - tall / 2})">` +
        `${lettering({ text: brand, x: 0, y: -12 - tall / 2 + 1.6, size: 4.6, fill: colour.print, anchor: 'middle' })}</g>`
      : '')
  );
}

/** Coiled up with a strap, both plugs upright. */
function front(cable: Cable): Drawing {
  const colour = COLOURS[cable.colour];
  const thick = thickOf(cable);
  const loop = (grow: number, y: number) => {
    const [rx, ry] = [40 + grow, 31 + grow * 0.8];
    return `M${-rx} ${-y - ry}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0`;
  };
  const base = thick / 2 + 1;
  const loops = [0, 1, 2, 3].map((i) => cord(loop(i * thick * 0.92 - 6, base + (3 - i) * thick * 0.78), colour, thick)).join('');
  const band = (y: number) => paint(box(-8, y, 16, thick * 4.6, 3), '#1d2224', 'gH .8') + edge(box(-8, y, 16, thick * 4.6, 3), 0.3, 0.4);
  const rise = cable.connector === 'hdmi' ? -96 : -92;
  return {
    svg:
      DEFS +
      cord(`M-36 -30C-50 -50 -34 -64 -24 ${rise + 2}`, colour, thick) +
      cord(`M38 -28C52 -48 40 -60 30 ${rise + 8}`, colour, thick) +
      loops +
      band(-thick * 4.4 - 1) +
      `<g transform="translate(-24 ${rise + 3}) rotate(7)">${plug(cable, colour, true)}</g>` +
      `<g transform="translate(30 ${rise + 9}) rotate(-10)">${plug(cable, colour, false)}</g>`,
    width: 112,
    height: cable.connector === 'hdmi' ? 152 : 136,
    shadow: 46,
  };
}

/** Both plugs side by side. */
function ends(cable: Cable): Drawing {
  const colour = COLOURS[cable.colour];
  const tail = cord('M0 -2V26', colour, thickOf(cable));
  const one = (x: number, named: boolean) => `<g transform="translate(${x} -24)">${tail}${plug(cable, colour, named)}</g>`;
  const clip = box(-40, -90, 80, 90);
  return {
    svg: `${DEFS}<clipPath id="cable-cut"><${clip}/></clipPath><g clip-path="url(#cable-cut)">${one(-17, true)}${one(17, false)}</g>`,
    width: 76,
    height: 84,
    shadow: 0,
  };
}

/** The plug seen from its end, with the contacts. */
function detail(cable: Cable): Drawing {
  const colour = COLOURS[cable.colour];
  const hdmi = cable.connector === 'hdmi';
  const [half, tall] = hdmi ? [11, 10] : [6.2, 6];
  const grip = box(-half, -tall - 6, 2 * half, tall + 6, hdmi ? 3.5 : 5.6);
  const middle = -(tall + 6) / 2;
  const mouth: Shape = hdmi ? path`M-7 ${middle - 2.4}h14v2.6l-1.8 2.2h-10.4l-1.8-2.2z` : box(-4.2, middle - 1.4, 8.4, 2.8, 1.4);
  const contacts = Array.from({ length: hdmi ? 9 : 6 }, (_, i) =>
    paint(box((i - (hdmi ? 4 : 2.5)) * (hdmi ? 1.2 : 0.95) - 0.25, middle - 0.5, 0.5, 0.55), '#e3c070'),
  );
  return {
    svg:
      DEFS +
      paint(grip, colour.base, 'gV .7', 'gHs .8') +
      edge(grip, 0.5, 0.2, colour.light) +
      edge(box(-half + 0.8, -tall - 5.2, 2 * half - 1.6, tall + 4.4, hdmi ? 2.8 : 4.8), 0.14, 0.15, '#000') +
      paint(mouth, '#07090a') +
      edge(mouth, 1, hdmi ? 0.9 : 0.55, hdmi ? '#c9a760' : '#c3c9cb') +
      paint(box(hdmi ? -5.4 : -3, middle - 0.5, hdmi ? 10.8 : 6, 1, 0.2), '#2a3136') +
      contacts.join(''),
    width: 2 * half,
    height: tall + 6,
  };
}

export const kind: DeviceKind<Cable> = {
  frame: 176,
  defaults: { colour: 'graphite', connector: 'usb-c', brand: 'Vez' },
  views: { front, ends, detail },
};
