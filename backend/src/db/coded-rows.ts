/** Code to id. */
export type Ids = Map<string, number>;

export const idsOf = (rows: readonly { code: string; id: number }[]): Ids => new Map(rows.map((row) => [row.code, row.id]));

/** Rows as a parameter of `jsonb_to_recordset`. */
export const json = (rows: readonly unknown[]): string => JSON.stringify(rows);
