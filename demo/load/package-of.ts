import type { DemoModel } from '../catalogue/types.ts';

/** A box in centimetres and its weight in kilograms. */
export interface Box {
  sides: [number, number, number];
  weight: number;
}

type Facts = DemoModel['attributes'];

const CM_PER_INCH = 2.54;
const factOf = (facts: Facts, code: string): number | null => {
  const value = facts[code];
  return typeof value === 'number' ? value : null;
};

/** Foam, cardboard and what comes along, by the size of the thing: centimetres on each side pair, and kilograms as share and base. */
interface Padding {
  cm: number;
  share: number;
  base: number;
}
const SMALL: Padding = { cm: 3, share: 1.15, base: 0.08 };
const MIDDLE: Padding = { cm: 7, share: 1.12, base: 0.35 };
const LARGE: Padding = { cm: 6, share: 1.05, base: 1.5 };
const PANEL: Padding = { cm: 13, share: 1.25, base: 1.5 };

/** Kinds that come in parts, or with much beside them: their box is not theirs with padding. */
const OWN_BOX: Readonly<Record<string, [number, number, number]>> = {
  'desktop-tower': [54, 50, 30],
  'mini-pc': [24, 20, 12],
  'simple-phone': [15, 10, 6],
  phone: [18, 10, 5],
  smartwatch: [12, 12, 8],
  'fitness-band': [16, 8, 5],
  charger: [13, 10, 6],
  cable: [18, 12, 3],
  'phone-case': [20, 11, 3],
  headphones: [24, 21, 10],
  earbuds: [11, 11, 5],
  keyboard: [47, 18, 6],
  mouse: [16, 11, 7],
  'external-ssd': [16, 12, 5],
  camera: [24, 18, 15],
  'compact-camera': [17, 14, 11],
  'action-camera': [16, 13, 8],
  lens: [20, 12, 12],
  'security-camera': [18, 14, 11],
  doorbell: [20, 13, 8],
  thermostat: [15, 15, 8],
  'smart-bulb': [15, 8, 8],
  'smart-plug': [12, 10, 9],
  'light-strip': [23, 23, 6],
  router: [34, 27, 8],
  'mesh-router': [40, 21, 20],
  gamepad: [18, 13, 9],
  'vr-headset': [36, 25, 18],
  console: [46, 34, 16],
  nas: [36, 30, 28],
  'hair-dryer': [30, 25, 12],
  'stick-vacuum': [76, 33, 19],
  'robot-vacuum': [52, 43, 19],
  fan: [50, 48, 22],
};
/** Kinds that are small and large: the box of those up to so many kilograms. */
const BY_WEIGHT: Readonly<Record<string, readonly [kg: number, sides: [number, number, number]][]>> = {
  drone: [
    [0.3, [26, 20, 12]],
    [0.8, [34, 26, 16]],
    [Number.POSITIVE_INFINITY, [44, 34, 22]],
  ],
  projector: [
    [2, [32, 26, 17]],
    [Number.POSITIVE_INFINITY, [58, 44, 26]],
  ],
};
/** Kilograms of kinds whose weight no data sheet tells. */
const OWN_WEIGHT: Readonly<Record<string, number>> = { 'desktop-tower': 11.5, 'mini-pc': 1.7, console: 4.5, 'hair-dryer': 0.9, 'robot-vacuum': 4.2 };

/** The box of a product, from the facts of its data sheet and what its kind usually comes in. Throws an Error where they do not tell. */
export function packageOf({ attributes: facts, picture: { kind } }: DemoModel): Box {
  const net = factOf(facts, 'weight_kg') ?? (factOf(facts, 'weight_g') ?? 0) / 1000;
  const bare = net > 0 ? net : (OWN_WEIGHT[kind] ?? 0);
  const own = OWN_BOX[kind] ?? BY_WEIGHT[kind]?.find(([kg]) => bare <= kg)?.[1];
  const sides = own ?? measured(facts) ?? ofScreen(kind, facts);
  if (!sides || bare === 0) throw new Error(`nothing tells how large the box of a ${kind} is`);
  const padding = own ? SMALL : paddingOf(kind, bare);
  const grown = own ?? sides.map((side) => side + padding.cm);
  return {
    sides: grown.map((side) => Math.ceil(side)).toSorted((a, b) => b - a) as Box['sides'],
    weight: Math.round((bare * padding.share + padding.base) * 100) / 100,
  };
}

function paddingOf(kind: string, kg: number): Padding {
  if (kind === 'television' || kind === 'monitor') return PANEL;
  return kg >= 25 ? LARGE : kg >= 1 ? MIDDLE : SMALL;
}

function measured(facts: Facts): number[] | null {
  const sides = ['width_cm', 'height_cm', 'depth_cm'].map((code) => factOf(facts, code));
  return sides.every((side) => side !== null) ? sides : null;
}

/** Width, height and depth of what is mostly a screen, from its diagonal. */
function ofScreen(kind: string, facts: Facts): number[] | null {
  const inches = factOf(facts, 'screen_size');
  if (inches === null) return null;
  const diagonal = inches * CM_PER_INCH;
  // 16:9 for what is looked at from afar, 16:10 for laptops, 4:3 for what is read in the hand.
  const [wide, high] = { monitor: [0.872, 0.49], laptop: [0.848, 0.53] }[kind] ?? [0.8, 0.6];
  return [diagonal * (wide as number), diagonal * (high as number), kind === 'monitor' ? 6 : kind === 'laptop' ? 2 : 1];
}
