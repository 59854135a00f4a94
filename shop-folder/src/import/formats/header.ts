/** A column's name as it is compared: small letters, no accents, no signs but those that tell columns apart. */
export const foldHeader = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim().replace(/\s?:$/, '');

/** Finds the columns of a table by any of their names. */
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

  /** Place of the column that has one of the names; -1: there is none. */
  placeOf(names: readonly string[]): number {
    for (const name of names) {
      const place = this.#places.get(foldHeader(name));
      if (place !== undefined) return place;
    }
    return -1;
  }
}

/** Reads cells by the fields' own names; what is not there is ''. */
export function columnReader<Field extends string>(header: Header, columns: Readonly<Record<Field, readonly string[]>>) {
  const places = Object.fromEntries(Object.entries<readonly string[]>(columns).map(([field, names]) => [field, header.placeOf(names)])) as Record<
    Field,
    number
  >;
  return (cells: readonly string[], field: Field): string => (cells[places[field]] ?? '').trim();
}
