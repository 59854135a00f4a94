import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path } from '../measures.ts';
import { type ScreenName, screen } from '../screens.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Monitor {
  /** Diagonal in inches; 21:9 from 34, 32:9 from 45. */
  inches: number;
  curved: boolean;
  screen: ScreenName;
  colour: ColourName;
  brand: string;
}

const INCH = 25.4;
const BEZEL = 7;
const CHIN = 13;
/** Height of the panel's lower edge above the desk, millimetres. */
const LIFT = 118;

function sizeOf({ inches, curved }: Monitor) {
  const ratio = inches >= 45 ? 32 / 9 : inches >= 34 ? 21 / 9 : 16 / 9;
  const tall = (inches * INCH) / Math.hypot(ratio, 1);
  const width = tall * ratio + 2 * BEZEL;
  return { width, height: tall + BEZEL + CHIN, bow: curved ? width * 0.022 : 0 };
}

/** The panel's outline, its upper and lower edge bowed when it is curved. */
const outline = (width: number, height: number, bow: number, inset: number, foot: number) => {
  const [w, top, bottom] = [width / 2 - inset, -LIFT - height + inset, -LIFT - foot];
  return path`M${-w + 3} ${top}Q0 ${top + 2 * bow} ${w - 3} ${top}q3 0 3 3V${bottom - 3}q0 3-3 3Q0 ${bottom + 2 * bow} ${-w + 3} ${bottom}q-3 0-3-3V${top + 3}q0-3 3-3z`;
};

const DEFS =
  '<defs><linearGradient id="monitor-bend"><stop stop-color="#fff" stop-opacity=".12"/>' +
  '<stop offset=".2" stop-color="#000" stop-opacity="0"/><stop offset=".5" stop-color="#000" stop-opacity=".16"/>' +
  '<stop offset=".8" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/>' +
  '</linearGradient></defs>';

/** Column and round-cornered foot plate, seen slightly from above. */
function stand(colour: Colour, width: number): string {
  const half = Math.min(150, width * 0.21);
  const plate = path`M${-half * 0.82} -26h${half * 1.64}q5 0 7 4L${half} -6H${-half}L${-half * 0.82 - 7} -22q2-4 7-4z`;
  const lip = path`M${-half} -6h${2 * half}v2q0 4-5 4H${-half + 5}q-5 0-5-4z`;
  const column = path`M-33 ${-LIFT - 40}h66v${LIFT + 24}q-33 7-66 0z`;
  return (
    paint(plate, colour.base, 'gV .7', 'gHs .6') +
    paint(lip, colour.base, 'gH .6') +
    paint(lip, '#000 .24') +
    edge(path`M${-half} -6h${2 * half}`, 0.6, 1) +
    paint(disc(0, -17, 52, 6), '#000 .22') +
    paint(column, colour.base, 'gMet .35', 'gH .8') +
    paint(path`M-33 ${-LIFT}h66v34q-33 6-66 0z`, '#000 .22') +
    paint(disc(0, -LIFT + 62, 15), '#14191b') +
    edge(disc(0, -LIFT + 62, 15.6), 0.4, 1.4, colour.light)
  );
}

function front(monitor: Monitor): Drawing {
  const colour = COLOURS[monitor.colour];
  const { width, height, bow } = sizeOf(monitor);
  const top = -LIFT - height;
  const panel = outline(width, height, bow, 0, 0);
  const glass = outline(width, height, bow, BEZEL, CHIN);
  const inner = width - 2 * BEZEL;
  return {
    svg:
      DEFS +
      stand(colour, width) +
      paint(panel, '#0c1011') +
      `<clipPath id="monitor-glass"><${glass}/></clipPath><g clip-path="url(#monitor-glass)">` +
      `${screen(monitor.screen, -inner / 2, top + BEZEL, inner, height - CHIN - BEZEL + 2 * bow)}` +
      `${monitor.curved ? paint(glass, 'monitor-bend') : ''}` +
      `${paint(path`M${-inner / 2} ${top}h${inner * 0.48}L${-inner / 2} ${top + height * 0.9}z`, '#fff .06')}</g>` +
      edge(panel, 0.3, 1.4) +
      edge(path`M${-width / 2 + 3} ${-LIFT - CHIN + 1}Q0 ${-LIFT - CHIN + 1 + 2 * bow} ${width / 2 - 3} ${-LIFT - CHIN + 1}`, 0.12, 0.8) +
      lettering({ text: monitor.brand, x: 0, y: -LIFT - 3.6 + bow, size: 9, fill: '#98a3a6', anchor: 'middle' }) +
      paint(disc(width / 2 - 24, -LIFT - 5.5 + bow * 0.1, 1.6), '#8fe9ff'),
    width,
    height: height + LIFT,
    shadow: Math.min(170, width * 0.25),
  };
}

/** From the side: thin panel, arm, foot. */
function side(monitor: Monitor): Drawing {
  const colour = COLOURS[monitor.colour];
  const { height, bow } = sizeOf(monitor);
  const top = -LIFT - height;
  const panel = bow ? path`M-64 ${top}h16q4 0 4 4v${height - 8}q0 4-4 4h-16q26 ${-height / 2} 0 ${-height}z` : box(-56, top, 11, height, 4);
  const shell = path`M-46 ${top + height * 0.2}q26 8 26 ${height * 0.3}t-26 ${height * 0.42}z`;
  const column = path`M30 -10L20 ${-LIFT - height * 0.62}q0-8 8-8h12q8 0 9 8L62 -10z`;
  const plate = path`M-104 -9q0-4 5-4h198q7 0 7 6v3q0 4-4 4h-202q-4 0-4-4z`;
  return {
    svg:
      paint(column, colour.base, 'gH .8', 'gV .4') +
      edge(path`M23 ${-LIFT - height * 0.6}L32 -12`, 0.4, 1) +
      paint(box(-24, top + height * 0.4, 56, 34, 8), colour.dark, 'gV .7') +
      paint(disc(32, top + height * 0.4 + 17, 17), colour.base, 'gBall') +
      paint(disc(32, top + height * 0.4 + 17, 5), '#14191b') +
      paint(shell, colour.base, 'gH .7', 'gV .6') +
      paint(panel, '#14191b', 'gH .5') +
      edge(panel, 0.25, 1) +
      paint(plate, colour.base, 'gV') +
      edge(path`M-100 -12.5h202`, 0.6, 1),
    width: 214,
    height: height + LIFT,
    shadow: 116,
  };
}

/** From behind: shell, arm, sockets, cable clip. */
function back(monitor: Monitor): Drawing {
  const colour = COLOURS[monitor.colour];
  const { width, height, bow } = sizeOf(monitor);
  const top = -LIFT - height;
  const panel = outline(width, height, -bow * 0.6, 0, 0);
  const hump = box(-width * 0.3, top + height * 0.26, width * 0.6, height * 0.52, 18);
  const socket = (x: number, w: number) => paint(box(x, top + height * 0.7, w, 9, 2.5), '#07090a') + edge(box(x, top + height * 0.7, w, 9, 2.5), 0.35, 0.8);
  const slots = Array.from({ length: 26 }, (_, i) => paint(box(-104 + i * 8, top + height * 0.31, 4, 18, 2), '#07090a .8')).join('');
  return {
    svg:
      stand(colour, width) +
      paint(panel, colour.base, 'gV .8', 'gHs .8') +
      edge(panel, 0.4, 1.4) +
      paint(hump, '#000 .14') +
      paint(hump, colour.base, 'gV .6', 'gHs') +
      edge(hump, 0.35, 1) +
      slots +
      socket(-width * 0.24, 26) +
      socket(-width * 0.24 + 38, 26) +
      socket(-width * 0.24 + 76, 16) +
      socket(width * 0.24 - 70, 20) +
      socket(width * 0.24 - 40, 20) +
      paint(box(-40, top + height * 0.38, 80, 80, 12), colour.dark, 'gV .6') +
      paint(path`M-30 ${top + height * 0.5}h60v${height * 0.5 + LIFT - 22}q-30 7-60 0z`, colour.base, 'gMet .35', 'gH .8') +
      paint(disc(0, -LIFT + 62, 15), '#14191b') +
      edge(disc(0, -LIFT + 62, 15.6), 0.4, 1.4, colour.light) +
      lettering({ text: monitor.brand, x: 0, y: top + height * 0.17, size: 30, fill: colour.print, anchor: 'middle', opacity: 0.8 }),
    width,
    height: height + LIFT,
    shadow: Math.min(170, width * 0.25),
  };
}

const detail = (monitor: Monitor): Drawing => closeUp('monitor', front(monitor), 0, -104, 360);

export const kind: DeviceKind<Monitor> = {
  frame: 1000,
  defaults: { inches: 27, curved: false, screen: 'desk', colour: 'silver', brand: 'Okno' },
  views: { front, side, back, detail, measures: (monitor) => measured(front(monitor)) },
};
