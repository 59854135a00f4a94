import pg from 'pg';

/** Column names and value parsers of a statement's rows. */
export interface RowShape {
  names: readonly string[];
  parsers: readonly ((text: string) => unknown)[];
  /** A row of nulls, in the order of the columns. */
  empty: Readonly<Record<string, unknown>>;
}

interface Field {
  name: string;
  dataTypeID: number;
}

export function rowShape(fields: readonly Field[]): RowShape {
  const names = fields.map(({ name }) => name);
  return {
    names,
    parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    empty: Object.fromEntries(names.map((name) => [name, null])),
  };
}

/** One row of the wire; `null`: the value is null. */
export function rowOf({ names, parsers, empty }: RowShape, texts: readonly (string | null)[]): Record<string, unknown> {
  const row = { ...empty };
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i];
    if (typeof text === 'string') row[names[i] as string] = (parsers[i] as RowShape['parsers'][number])(text);
  }
  return row;
}
