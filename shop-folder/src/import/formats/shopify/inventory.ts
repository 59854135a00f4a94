import type { CsvRecord } from '../csv-records.ts';
import { columnReader, foldHeader, Header } from '../header.ts';
import { readDecimal } from '../read-decimal.ts';
import { INVENTORY_COLUMNS, isLocationColumn } from './columns.ts';

/** Maps a location to a warehouse's code; `null`: left out by the profile; a problem: the location is unknown. */
export type PlaceOfLocation = (location: string) => { code: string | null } | { problem: string };

export interface InventoryProblem {
  file: string;
  number: number;
  problem: string;
}

const NOT_STOCKED = /^not stocked$/i;

/** Key of a variant: handle and option values. A product's only variant has none, or Shopify's default value. */
const keyOf = (handle: string, options: readonly string[]): string => JSON.stringify([handle, ...options.filter(Boolean)]);

/**
 * Stock by variant and warehouse from Shopify's inventory export. The product export contains stock only for shops with one location.
 * `Available` can be sold: `On hand` includes ordered pieces.
 */
export class ShopifyInventory {
  readonly #placeOf: PlaceOfLocation;
  readonly #pieces = new Map<string, Map<string, number>>();
  readonly #seen = new Set<string>();
  readonly problems: InventoryProblem[] = [];

  constructor(placeOf: PlaceOfLocation) {
    this.#placeOf = placeOf;
  }

  /** Stock of a variant by warehouse; `null`: not in the export at a known location. */
  of(handle: string, options: readonly string[]): Record<string, number> | null {
    const pieces = this.#pieces.get(keyOf(handle, options));
    return pieces ? Object.fromEntries(pieces) : null;
  }

  /** Adds a file's rows. A row has one location with its quantities, or, exported with `Available` only, a column for each location. */
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
    // A negative quantity means that more was sold than was in stock.
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
  /** Pieces at locations without a warehouse, by location. */
  lost: Map<string, { number: number; pieces: number; problem: string }>;
}
