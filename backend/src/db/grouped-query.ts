import pg from 'pg';
import utils from 'pg/lib/utils.js';

export interface Statement {
  text: string;
  values: readonly unknown[];
  /** Name to prepare it under; `undefined`: it is parsed for this once. */
  name: string | undefined;
}

/** What pg's queries see of their connection. */
interface Wire {
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse(message: { text: string; name: string | undefined }): void;
  bind(message: { statement: string | undefined; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void;
  execute(message: object): void;
}

/** pg's class of queries with the methods that its declared type leaves out. */
interface WireQuery {
  callback: (error: unknown, result: unknown) => void;
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleError(error: unknown, wire: Wire): void;
}
const Query = pg.Query as unknown as new (config: { text: string; values: readonly unknown[]; name: string | undefined; queryMode: 'extended' }) => WireQuery;

/**
 * Sends statements without rows in front of another one, in one message of the extended protocol: when one fails, PostgreSQL skips all that
 * follow it. The result is that of the last statement.
 */
export class GroupedQuery extends Query {
  readonly #statements: readonly Statement[];
  /** The statement that the next answer belongs to. */
  #answering: number;

  constructor(leading: readonly Statement[], last: Statement) {
    super({ ...last, queryMode: 'extended' });
    this.#statements = [...leading, last];
    this.#answering = leading.length;
    // pg notes under these that a statement has been parsed.
    Object.defineProperty(this, 'name', { get: () => this.#statements[this.#answering]?.name });
    Object.defineProperty(this, 'text', { get: () => this.#statements[this.#answering]?.text });
  }

  override prepare(wire: Wire): void {
    for (const { text, values, name } of this.#statements.slice(0, -1)) {
      if (name === undefined || (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined)) {
        wire.parse({ text, name });
        if (name !== undefined) wire.submittedNamedStatements[name] = text;
      }
      wire.bind({ statement: name, values, valueMapper: utils.prepareValue });
      wire.execute({});
    }
    super.prepare(wire);
    this.#answering = 0;
  }

  override handleDataRow(message: unknown): void {
    if (this.#isLast()) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isLast()) super.handleCommandComplete(message, wire);
    else this.#answering += 1;
  }

  override handleError(error: unknown, wire: Wire): void {
    // Those that were skipped have not been parsed either.
    for (const { name } of this.#statements) if (name !== undefined && wire.parsedStatements[name] === undefined) delete wire.submittedNamedStatements[name];
    super.handleError(error, wire);
  }

  #isLast(): boolean {
    return this.#answering === this.#statements.length - 1;
  }
}
