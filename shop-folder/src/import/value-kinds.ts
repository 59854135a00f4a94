import type { AttributeData } from '@vitrina/backend/seed';
import { convertible, readMeasure } from './measure.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Minimum share of an attribute's values of one kind before the others are read as that kind. */
const MOSTLY = 0.9;
/** Number of values that suffice to determine the kind. */
const ENOUGH = 2000;

interface Seen {
  total: number;
  flags: number;
  /** Numbers without a unit. */
  bare: number;
  /** Count by unit of texts that are a number with a unit. */
  units: Map<string, number>;
}

/** Counts the kinds of each attribute's values in the files, so that `16 GB`, `8GB` and `32 gb` are numbers of one unit, and `Da` and `ne` are yes and no. */
export class ValueKinds {
  readonly #seen = new Map<string, Seen>();

  note(attribute: string, value: AttributeData): void {
    const seen = this.#seen.get(attribute) ?? { total: 0, flags: 0, bare: 0, units: new Map() };
    this.#seen.set(attribute, seen);
    if (seen.total < ENOUGH) for (const part of Array.isArray(value) ? value : [value]) this.#count(seen, part);
  }

  /** Usual unit of an attribute's texts; `null`: they are not measures. */
  unitOf(attribute: string): string | null {
    const seen = this.#seen.get(attribute);
    const [unit] = [...(seen?.units ?? [])].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0] ?? [];
    if (!seen || unit === undefined) return null;
    const fitting = [...seen.units].reduce((sum, [other, n]) => sum + (convertible(other, unit) ? n : 0), seen.bare);
    return fitting >= seen.total * MOSTLY ? unit : null;
  }

  /** True if all values are words for yes and no. */
  isFlag(attribute: string): boolean {
    const seen = this.#seen.get(attribute);
    return seen !== undefined && seen.flags === seen.total;
  }

  #count(seen: Seen, part: unknown): void {
    seen.total += 1;
    if (typeof part === 'number') seen.bare += 1;
    if (typeof part === 'boolean' || (typeof part === 'string' && yesOrNo(part) !== null)) seen.flags += 1;
    const measure = typeof part === 'string' ? readMeasure(part) : null;
    if (measure?.unit === null) seen.bare += 1;
    else if (measure) seen.units.set(measure.unit, (seen.units.get(measure.unit) ?? 0) + 1);
  }
}
