import type { DeliverySettings, ShippingCode } from '@vitrina/contract/settings/delivery';

/** Size and weight of a packaged product. */
export interface PackageSize {
  /** Sides of the package, longest first, in millimetres. */
  sides: readonly [number, number, number];
  /** Grams. */
  weight: number;
}

type Limits = Pick<DeliverySettings, 'locker' | 'courier'>;

/** Share of a locker's volume usable by packages of different shapes. */
const USABLE_SHARE = 0.5;

/** True if a shipping method accepts these goods together; `null` in the list: package size not known. */
export function fitsShipping(code: ShippingCode, things: readonly (PackageSize | null)[], { locker, courier }: Limits): boolean {
  if (code === 'locker') return things.every((thing) => thing !== null) && fitsTogether(things as PackageSize[], locker);
  if (code === 'carry_in') return things.some((thing) => thing !== null && isLarge(thing, courier));
  return true;
}

/** True for a package too long, bulky or heavy for one courier. Girth: longest side plus twice the two others. */
export function isLarge({ sides: [longest, middle, shortest], weight }: PackageSize, courier: Limits['courier']): boolean {
  return longest > courier.longest || longest + 2 * (middle + shortest) > courier.girth || weight > courier.grams;
}

/** True if each fits by itself, and all of them as a stack or, loosely, within half of the volume. */
function fitsTogether(things: readonly PackageSize[], { sides, grams }: Limits['locker']): boolean {
  if (things.reduce((sum, thing) => sum + thing.weight, 0) > grams) return false;
  if (!things.every((thing) => fitsInto(thing.sides, sides))) return false;
  return fitsInto(stackedSize(things), sides) || things.reduce((sum, thing) => sum + volume(thing.sides), 0) <= volume(sides) * USABLE_SHARE;
}

/** Size of all packages laid flat in one stack. */
function stackedSize(things: readonly PackageSize[]): [number, number, number] {
  const longest = Math.max(...things.map((thing) => thing.sides[0]));
  const middle = Math.max(...things.map((thing) => thing.sides[1]));
  const height = things.reduce((sum, thing) => sum + thing.sides[2], 0);
  return [longest, middle, height].toSorted((a, b) => b - a) as [number, number, number];
}

const fitsInto = (sides: readonly number[], room: readonly number[]): boolean => sides.every((side, i) => side <= (room[i] ?? 0));
const volume = (sides: readonly number[]): number => sides.reduce((product, side) => product * side, 1);
