/** Normalizes a column's name for comparison: lower case, no accents, single spaces, no colon at the end. */
export const foldHeader = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim().replace(/\s?:$/, '');

/** Finds the columns of a table by any of their alternative names. */
export class Header {
  readonly names: readonly string[];
  readonly #places: ReadonlyMap<string, number>;

  constructor(names: readonly string[]) {
    this.names = names.map((name) => name.trim());
    this.#places = new Map(names.map((name, i) => [foldHeader(name), i]));
  }

  has(...names: readonly string[]): boolean {
    return names.some((name) => this.#places.has(foldHeader(name)));
  }

  /** Index of the column with one of the names; -1: none. */
  placeOf(names: readonly string[]): number {
    for (const name of names) {
      const place = this.#places.get(foldHeader(name));
      if (place !== undefined) return place;
    }
    return -1;
  }
}

/** Reads cells by field; a missing cell or column is ''. */
export function columnReader<Field extends string>(header: Header, columns: Readonly<Record<Field, readonly string[]>>) {
  const places = Object.fromEntries(Object.entries<readonly string[]>(columns).map(([field, names]) => [field, header.placeOf(names)])) as Record<
    Field,
    number
  >;
  return (cells: readonly string[], field: Field): string => (cells[places[field]] ?? '').trim();
}
