import type { CsvRecord } from '../csv-records.ts';
import { columnReader, foldHeader, Header } from '../header.ts';
import { readDecimal } from '../read-decimal.ts';
import { INVENTORY_COLUMNS, isLocationColumn } from './columns.ts';

/** Where the pieces of a location lie: a warehouse's code; `null`: left out by the profile; a problem: the location is unknown. */
export type PlaceOfLocation = (location: string) => { code: string | null } | { problem: string };

export interface InventoryProblem {
  file: string;
  number: number;
  problem: string;
}

const NOT_STOCKED = /^not stocked$/i;

/** A variant's handle and values; the only variant of a product has none, or the value that Shopify gives it. */
const keyOf = (handle: string, options: readonly string[]): string => JSON.stringify([handle, ...options.filter(Boolean)]);

/**
 * Pieces by variant and warehouse out of Shopify's inventory export. Its product export tells pieces only of shops with one
 * location. What can be sold is `Available`: `On hand` still holds what was ordered there.
 */
export class ShopifyInventory {
  readonly #placeOf: PlaceOfLocation;
  readonly #pieces = new Map<string, Map<string, number>>();
  readonly #seen = new Set<string>();
  readonly problems: InventoryProblem[] = [];

  constructor(placeOf: PlaceOfLocation) {
    this.#placeOf = placeOf;
  }

  /** Pieces by warehouse of a variant; `null`: the export does not name it at a known location. */
  of(handle: string, options: readonly string[]): Record<string, number> | null {
    const pieces = this.#pieces.get(keyOf(handle, options));
    return pieces ? Object.fromEntries(pieces) : null;
  }

  /** Adds a file's rows. A row has one location and its numbers, or, exported with `Available` only, a column for each location. */
  async add(file: string, records: AsyncIterable<CsvRecord>, names: readonly string[]): Promise<void> {
    const header = new Header(names);
    const read = columnReader(header, INVENTORY_COLUMNS);
    const hasRows = header.has(...INVENTORY_COLUMNS.location);
    if (hasRows && !header.has(...INVENTORY_COLUMNS.available)) {
      this.problems.push({ file, number: 1, problem: 'a column Available is needed: export all quantity types, or only available ones' });
      return;
    }
    const columns = names.flatMap((name, place) => (isLocationColumn(foldHeader(name)) ? [{ location: name.trim(), place }] : []));
    const lost = new Map<string, { number: number; pieces: number; problem: string }>();
    for await (const { line: number, cells } of records) {
      const handle = read(cells, 'handle');
      if (handle === '') {
        this.problems.push({ file, number, problem: 'handle: missing' });
        continue;
      }
      const key = keyOf(handle, [read(cells, 'option1'), read(cells, 'option2'), read(cells, 'option3')]);
      const counts = hasRows
        ? [{ location: read(cells, 'location'), text: read(cells, 'available') }]
        : columns.map(({ location, place }) => ({ location, text: (cells[place] ?? '').trim() }));
      for (const { location, text } of counts) this.#count({ file, number, key, location, text, lost });
    }
    for (const { number, pieces, problem } of lost.values())
      if (pieces > 0) this.problems.push({ file, number, problem: `${problem}, so its ${pieces} pieces are not counted` });
  }

  #count({ file, number, key, location, text, lost }: CountedCell): void {
    if (text === '') return;
    const pieces = NOT_STOCKED.test(text) ? 0 : readDecimal(text);
    if (pieces === null || !Number.isInteger(pieces)) {
      this.problems.push({ file, number, problem: `Available at ${location.slice(0, 60)}: ${text.slice(0, 40)} is no number of pieces` });
      return;
    }
    const cell = JSON.stringify([key, location]);
    if (this.#seen.has(cell)) {
      this.problems.push({ file, number, problem: `a second row of this variant at ${location.slice(0, 60)}; the first one counts` });
      return;
    }
    this.#seen.add(cell);
    const place = this.#placeOf(location);
    // Below zero: sold more than was there.
    const counted = Math.max(0, pieces);
    if ('problem' in place) {
      const before = lost.get(location);
      lost.set(location, { number: before?.number ?? number, pieces: (before?.pieces ?? 0) + counted, problem: place.problem });
    } else if (place.code !== null) {
      const of = this.#pieces.get(key) ?? new Map<string, number>();
      this.#pieces.set(key, of.set(place.code, (of.get(place.code) ?? 0) + counted));
    }
  }
}

interface CountedCell {
  file: string;
  number: number;
  key: string;
  location: string;
  text: string;
  /** Pieces of locations that are no warehouse, by location. */
  lost: Map<string, { number: number; pieces: number; problem: string }>;
}
