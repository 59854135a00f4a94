import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { measured, paint } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Speaker {
  shape: 'cylinder' | 'box' | 'ball';
  colour: ColourName;
  /** Millimetres. */
  height: number;
  brand: string;
}

const DEFS = `<defs><pattern id="speaker-knit" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0l2 2 2-2M0 2l2 2 2-2" fill="none" stroke="#000" stroke-opacity=".26" stroke-width=".8"/><path d="M0 1l2 2 2-2" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".5"/></pattern>
<radialGradient id="speaker-round" cx=".34" cy=".26" r=".86"><stop stop-color="#fff" stop-opacity=".52"/><stop offset=".38" stop-color="#fff" stop-opacity=".08"/><stop offset=".7" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient>
<radialGradient id="speaker-cone" cx=".5" cy=".5" r=".5"><stop stop-color="#3a4245"/><stop offset=".3" stop-color="#1d2325"/><stop offset=".32" stop-color="#0a0d0e"/><stop offset=".85" stop-color="#2f373a"/><stop offset="1" stop-color="#15191b"/></radialGradient></defs>`;

const GOLD = '#d8a24a';
const badge = (text: string, y: number, size: number): string => {
  const width = size * (text.length * 0.72 + 1.6);
  return (
    paint(
      `rect x="${round(-width / 2)}" y="${round(y - size)}" width="${round(width)}" height="${round(size * 1.7)}" rx="${round(size * 0.35)}"`,
      '#15191b',
      'gV .3',
    ) + lettering({ text: text.toUpperCase(), x: 0, y: y + size * 0.22, size, fill: '#e8ecec', anchor: 'middle', spacing: size * 0.1 })
  );
};

/** The touch surface of a round speaker as an ellipse: ring of light and keys. */
function touch(y: number, rx: number, ry: number): string {
  const ring = (share: number, attributes: string) => `<ellipse cx="0" cy="${round(y)}" rx="${round(rx * share)}" ry="${round(ry * share)}" ${attributes}/>`;
  const unit = rx / 76;
  return (
    paint(`ellipse cx="0" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"`, '#1b2123', 'gHs .8') +
    ring(0.985, `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${round(unit)}"`) +
    ring(0.82, 'fill="#0f1416"') +
    ring(0.46, `fill="none" stroke="${GOLD}" stroke-opacity=".3" stroke-width="${round(unit * 5)}"`) +
    ring(0.46, `fill="none" stroke="${GOLD}" stroke-width="${round(unit * 1.8)}"`) +
    `<g transform="translate(0 ${round(y)}) scale(${round(unit)} ${round((unit * ry) / rx)})" fill="none" stroke="#aeb7b9" stroke-width="2.2" stroke-linecap="round"><path d="M-54 0h9M45 0h9M49.5-4.500v9"/><path d="M-5-7L7 0L-5 7z" fill="#aeb7b9"/></g>`
  );
}

function cylinder(s: Speaker, c: Colour): Drawing {
  const r = s.height * 0.31;
  const tilt = r * 0.27;
  const body = `path d="M${round(-r)} ${round(-s.height + tilt)}V${round(-tilt * 0.9)}C${round(-r)} ${round(tilt * 0.3)} ${round(r)} ${round(tilt * 0.3)} ${round(r)} ${round(-tilt * 0.9)}V${round(-s.height + tilt)}z"`;
  const foot = `path d="M${round(-r)} ${round(-tilt * 1.3)}V${round(-tilt * 0.9)}C${round(-r)} ${round(tilt * 0.3)} ${round(r)} ${round(tilt * 0.3)} ${round(r)} ${round(-tilt * 0.9)}V${round(-tilt * 1.3)}C${round(r)} ${round(-tilt * 0.1)} ${round(-r)} ${round(-tilt * 0.1)} ${round(-r)} ${round(-tilt * 1.3)}z"`;
  return {
    svg:
      DEFS +
      paint(body, c.base, 'speaker-knit', 'gH') +
      paint(foot, c.dark, 'gH .8') +
      touch(-s.height + tilt, r, tilt) +
      badge(s.brand, -s.height * 0.17, s.height * 0.04),
    width: 2 * r,
    height: s.height,
    shadow: r * 1.1,
  };
}

function ball(s: Speaker, c: Colour): Drawing {
  const r = s.height / 2;
  const body = `path d="M${round(-r * 0.5)} 0C${round(-r * 1.3)} ${round(-r * 0.45)} ${round(-r * 1.25)} ${round(-2 * r)} 0 ${round(-2 * r)}S${round(r * 1.3)} ${round(-r * 0.45)} ${round(r * 0.5)} 0z"`;
  return {
    svg:
      DEFS +
      paint(body, c.base, 'speaker-knit', 'speaker-round') +
      paint(`rect x="${round(-r * 0.52)}" y="${round(-r * 0.06)}" width="${round(r * 1.04)}" height="${round(r * 0.06)}" rx="2"`, '#15191b', 'gH') +
      touch(-1.86 * r, r * 0.46, r * 0.1) +
      badge(s.brand, -s.height * 0.24, s.height * 0.045),
    width: 2 * r,
    height: s.height,
    shadow: r * 0.8,
  };
}

function box(s: Speaker, c: Colour): Drawing {
  const w = s.height * 1.6;
  const h = s.height * 0.94;
  const rect = (inset: number, top = 0) =>
    `rect x="${round(-w / 2 + inset)}" y="${round(-h + inset + top)}" width="${round(w - 2 * inset)}" height="${round(h - 2 * inset - top)}" rx="${round(h * 0.1)}"`;
  const knob = (x: number) =>
    paint(
      `rect x="${round(x - h * 0.055)}" y="${round(-s.height)}" width="${round(h * 0.11)}" height="${round(h * 0.07)}" rx="1.5"`,
      '#c9ae6a',
      'gMet .6',
      'gV .4',
    );
  const strap = `M${round(-w * 0.42)} ${round(-h * 0.96)}C${round(-w * 0.4)} ${round(-h * 1.1)} ${round(-w * 0.1)} ${round(-h * 1.1)} ${round(-w * 0.06)} ${round(-h * 0.99)}`;
  return {
    svg:
      DEFS +
      [0.12, 0.22, 0.32].map((share) => knob(w * share)).join('') +
      `<path d="${strap}" fill="none" stroke="#5c4a36" stroke-width="${round(h * 0.045)}" stroke-linecap="round"/><path d="${strap}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1"/>` +
      [-0.4, 0.4]
        .map((share) =>
          paint(
            `rect x="${round(w * share - h * 0.06)}" y="${round(-h * 0.05)}" width="${round(h * 0.12)}" height="${round(h * 0.05)}" rx="2"`,
            '#15191b',
            'gV .4',
          ),
        )
        .join('') +
      `<g transform="translate(0 ${round(-h * 0.025)})">${paint(rect(0), c.base, 'gV .6', 'gHs .7')}<${rect(0.6)} fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1"/><${rect(h * 0.05)} fill="#c9ae6a"/>${paint(rect(h * 0.058), c.dark, 'speaker-knit', 'gH .6')}</g>` +
      [-0.24, 0.24]
        .map((share) => `<circle cx="${round(w * share)}" cy="${round(-h * 0.52)}" r="${round(h * 0.3)}" fill="url(#speaker-cone)" opacity=".34"/>`)
        .join('') +
      badge(s.brand, -h * 0.2, h * 0.06),
    width: w,
    height: s.height,
  };
}

const front = (s: Speaker): Drawing => ({ cylinder, ball, box })[s.shape](s, COLOURS[s.colour]);

/** From above: the keys and the ring of light. */
function top({ shape, colour, height }: Speaker): Drawing {
  const c = COLOURS[colour];
  if (shape === 'box') {
    const w = height * 1.6;
    const d = height * 0.7;
    const knob = (x: number, i: number) =>
      `${paint(`circle cx="${round(x)}" cy="${round(-d / 2)}" r="${round(d * 0.12)}"`, '#c9ae6a', 'gMetV .6')}<circle cx="${round(x)}" cy="${round(-d / 2)}" r="${round(d * 0.09)}" fill="url(#gBall)"/><path transform="rotate(${-40 + i * 40} ${round(x)} ${round(-d / 2)})" d="M${round(x)} ${round(-d * 0.6)}v${round(d * 0.06)}" stroke="#15191b" stroke-width="2"/>`;
    return {
      svg:
        DEFS +
        paint(`rect x="${round(-w / 2)}" y="${round(-d)}" width="${round(w)}" height="${round(d)}" rx="${round(d * 0.12)}"`, c.base, 'gV .6', 'gHs .7') +
        paint(`rect x="${round(w * 0.04)}" y="${round(-d * 0.72)}" width="${round(w * 0.4)}" height="${round(d * 0.44)}" rx="4"`, '#15191b', 'gV .4') +
        [0.12, 0.24, 0.36].map((share, i) => knob(w * share, i)).join('') +
        `<path d="M${round(-w * 0.42)} ${round(-d / 2)}H${round(-w * 0.06)}" stroke="#5c4a36" stroke-width="${round(d * 0.16)}" stroke-linecap="round"/><path d="M${round(-w * 0.42)} ${round(-d * 0.55)}H${round(-w * 0.06)}" stroke="#fff" stroke-opacity=".25" stroke-width="1.4"/>`,
      width: w,
      height: d,
      shadow: 0,
    };
  }
  const r = shape === 'ball' ? height / 2 : height * 0.31;
  return {
    svg:
      DEFS +
      paint(`circle cx="0" cy="${round(-r)}" r="${round(r)}"`, c.base, 'speaker-knit', 'speaker-round') +
      touch(-r, r * (shape === 'ball' ? 0.62 : 0.9), r * (shape === 'ball' ? 0.62 : 0.9)),
    width: 2 * r,
    height: 2 * r,
    shadow: 0,
  };
}

/** Without the cloth: two drivers and the bass. */
function open({ shape, colour, height, brand }: Speaker): Drawing {
  const c = COLOURS[colour];
  const w = shape === 'box' ? height * 1.6 : height * (shape === 'ball' ? 0.86 : 0.62);
  const cone = (x: number, y: number, r: number) =>
    `${paint(`circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"`, '#2a3032', 'gV .8')}<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.92)}" fill="#0d1112"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.86)}" fill="url(#speaker-cone)"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.7)}" fill="none" stroke="#fff" stroke-opacity=".12"/>${paint(`circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.3)}"`, '#b0714a', 'gBall')}`;
  const drivers =
    shape === 'box'
      ? cone(-w * 0.26, -height * 0.5, height * 0.34) + cone(w * 0.26, -height * 0.5, height * 0.34) + cone(0, -height * 0.68, height * 0.12)
      : cone(0, -height * 0.38, w * (shape === 'ball' ? 0.29 : 0.37)) + cone(0, -height * 0.79, w * (shape === 'ball' ? 0.13 : 0.2));
  return {
    svg:
      DEFS +
      paint(
        `rect x="${round(-w / 2)}" y="${round(-height)}" width="${round(w)}" height="${round(height)}" rx="${round(Math.min(w, height) * (shape === 'ball' ? 0.45 : 0.12))}"`,
        c.dark,
        'gV .5',
        'gH .8',
      ) +
      drivers +
      lettering({ text: brand, x: 0, y: -height * 0.07, size: height * 0.04, fill: '#e8ecec', anchor: 'middle', opacity: 0.7 }),
    width: w,
    height,
  };
}

export const kind: DeviceKind<Speaker> = {
  frame: 285,
  defaults: { shape: 'cylinder', colour: 'coral', height: 240, brand: 'Sava' },
  views: { front, top, open, measures: (s) => measured(front(s)) },
};
