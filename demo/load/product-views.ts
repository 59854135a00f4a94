import type { DemoFamily, DemoModel } from '../catalogue/types.ts';
import type { DeviceKind, Drawing } from '../pictures/types.ts';

export type Kind = DeviceKind<Record<string, unknown>>;

const MOST_VIEWS = 6;
/** Kinds that are drawn in the product's own size, so that their dimension lines tell the truth. */
const OWN_SIZE = new Set([
  'television',
  'lens',
  'soundbar',
  'laptop',
  'phone',
  'monitor',
  'tablet',
  'e-reader',
  'washing-machine',
  'fridge',
  'dishwasher',
  'air-purifier',
]);
const TOLERANCE_CM = 1;

/** The views of a kind that suit a product, the main one first. */
export function viewsFor(family: DemoFamily, model: DemoModel, kind: Kind): string[] {
  const suits = (view: string): boolean => {
    if (view === 'measures') return OWN_SIZE.has(model.picture.kind) && drawnTrue(model, kind);
    // White bulbs cannot do it, and a projection screen has no housing with sockets.
    if (model.picture.kind === 'smart-bulb' && view === 'colour') return model.attributes.light_colour === 'colours';
    if (family.category === 'projection-screens') return view === 'front';
    return true;
  };
  return Object.keys(kind.views).filter(suits).slice(0, MOST_VIEWS);
}

/** Whether the drawing is as wide as the specification table says. */
function drawnTrue(model: DemoModel, kind: Kind): boolean {
  const said = model.attributes.width_cm;
  const [main] = Object.values(kind.views) as [(parameters: Record<string, unknown>) => Drawing];
  return typeof said !== 'number' || Math.abs(main({ ...kind.defaults, ...model.picture, subwoofer: false }).width / 10 - said) <= TOLERANCE_CM;
}
