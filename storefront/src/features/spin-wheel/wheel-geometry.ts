import type { CampaignPrize } from '@vitrina/contract/campaigns';

export interface Slice {
  position: number;
  isWin: boolean;
  /** Share of the wheel, 0 to 1. */
  share: number;
  /** Start and centre of the field, degrees clockwise from the top. */
  from: number;
  middle: number;
}

/** Fields of a wheel, in proportion to their odds. Exhausted prizes have none. */
export function slicesOf(prizes: readonly Pick<CampaignPrize, 'position' | 'is_win' | 'odds'>[]): Slice[] {
  let from = 0;
  return prizes.flatMap(({ position, is_win: isWin, odds }) => {
    const share = odds ?? 0;
    if (share <= 0) return [];
    const slice = { position, isWin, share, from, middle: from + share * 180 };
    from += share * 360;
    return [slice];
  });
}

/** A point on a circle around the wheel's centre (0, 0), clockwise from the top; rounded to two decimals, to be equal on server and browser. */
export function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${rounded(radius * Math.sin(angle))} ${rounded(-radius * Math.cos(angle))}`;
}

const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

/** Outline of a field for `<path d>`. */
export function slicePath({ from, share }: Slice, radius: number): string {
  if (share >= 0.9999) return `M 0 ${-radius} A ${radius} ${radius} 0 1 1 -0.01 ${-radius} Z`;
  const isLarge = share > 0.5 ? 1 : 0;
  return `M 0 0 L ${pointAt(from, radius)} A ${radius} ${radius} 0 ${isLarge} 1 ${pointAt(from + share * 360, radius)} Z`;
}

const WHOLE_TURNS = 5;

/** Returns the rotation that brings the centre of a prize's field to the top, degrees; `null`: the prize has no field. */
export function angleTo(slices: readonly Slice[], position: number): number | null {
  const slice = slices.find((one) => one.position === position);
  return slice ? WHOLE_TURNS * 360 - slice.middle : null;
}

/** CSS class of a field's colour; grey without a prize. */
export const fieldClass = ({ position, isWin }: Pick<Slice, 'position' | 'isWin'>): string => (isWin ? `field-${((position - 1) % 5) + 1}` : 'field-none');
