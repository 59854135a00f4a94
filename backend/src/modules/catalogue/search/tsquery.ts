/** Text of a tsquery, built so that nothing of a query can be an operator: every lexeme is quoted. */
export type Query = string;

/** A lexeme; `weights` of A to D; `beginning`: also longer words. */
export function lexeme(text: string, { weights = '', beginning = false }: { weights?: string; beginning?: boolean } = {}): Query {
  const marks = `${beginning ? '*' : ''}${weights}`;
  return `'${text.replace(/['\\]/g, '$&$&')}'${marks ? `:${marks}` : ''}`;
}

export const allOf = (queries: readonly Query[]): Query => join(queries, ' & ');
export const anyOf = (queries: readonly Query[]): Query => join(queries, ' | ');

function join(queries: readonly Query[], operator: string): Query {
  const distinct = [...new Set(queries)];
  return distinct.length === 1 ? (distinct[0] as Query) : `(${distinct.join(operator)})`;
}
