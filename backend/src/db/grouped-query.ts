import utils from 'pg/lib/utils.js';
import { type RowShape, rowOf, rowShape } from './row-shape.ts';

export interface Statement {
  text: string;
  values: readonly unknown[];
  /** Name of the prepared statement; `undefined`: not prepared. */
  name: string | undefined;
}

export interface StatementResult {
  command: string;
  rowCount: number | null;
  rows: Record<string, unknown>[];
}

/** Part of pg's connection that its queries use. */
interface Wire {
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  stream: { writable: boolean; write(bytes: Uint8Array): boolean };
  parse(message: { text: string; name: string | undefined }): void;
  bind(message: { statement: string | undefined; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
  sync(): void;
  sendCopyFail(message: string): void;
  /** Used by all of the above to send bytes. */
  _send(bytes: Uint8Array): boolean;
}

const COMPLETE = /^([A-Za-z]+)(?: (?:\d+ )?(\d+))?/;
/** Rows of prepared statements by connection and name: PostgreSQL refuses a statement whose columns have changed since. */
const shapes = new WeakMap<Wire, Map<string, RowShape | null>>();

interface Gathering {
  gathering: Wire;
  parts: Uint8Array[];
}
const gatherings = new WeakMap<Wire, Gathering>();

/** The connection with its output buffered in `parts`: one write of a whole message costs less than one for each of its many small parts. */
function gatheringOf(wire: Wire): Gathering {
  const existing = gatherings.get(wire);
  if (existing) return existing;
  const parts: Uint8Array[] = [];
  // Object.create returns any: the object inherits all from the connection except `_send`.
  const gathering = Object.create(wire, { _send: { value: (bytes: Uint8Array) => parts.push(bytes) > 0 } }) as Wire;
  gatherings.set(wire, { gathering, parts });
  return { gathering, parts };
}

/**
 * Sends statements in one message of the extended protocol: when one fails, PostgreSQL skips all that follow it. The result is that of one of them,
 * the only one whose rows are read; its columns are requested at its first execution only.
 */
export class GroupedQuery {
  readonly #statements: readonly Statement[];
  /** Place of the statement with the result. */
  readonly #at: number;
  readonly #callback: (error: unknown, result?: StatementResult) => void;
  readonly #result: StatementResult = { command: '', rowCount: null, rows: [] };
  /** The statement that the next answer belongs to. */
  #answering = 0;
  /** `undefined`: to be described; `null`: without rows. */
  #shape: RowShape | null | undefined;
  #fault: unknown;

  constructor(statements: readonly Statement[], at: number, callback: (error: unknown, result?: StatementResult) => void) {
    this.#statements = statements;
    this.#at = at;
    this.#callback = callback;
  }

  // pg notes under these that a statement has been parsed.
  get name(): string | undefined {
    return this.#statements[this.#answering]?.name;
  }

  get text(): string | undefined {
    return this.#statements[this.#answering]?.text;
  }

  get callback() {
    return this.#callback;
  }

  submit(wire: Wire): Error | null {
    const { gathering, parts } = gatheringOf(wire);
    try {
      for (const statement of this.#statements) this.#send(gathering, wire, statement);
    } catch (error) {
      // Queries sent before the failing one still get answers; unsent ones must not be awaited.
      this.#fault = error;
    } finally {
      gathering.sync();
      const message = Buffer.concat(parts);
      parts.length = 0;
      if (wire.stream.writable) wire.stream.write(message);
    }
    return null;
  }

  /** `to`: the connection as it gathers the message. */
  #send(to: Wire, wire: Wire, statement: Statement): void {
    const { text, values, name } = statement;
    // Before anything is sent: a value may be impossible to serialize.
    const sent = values.map(utils.prepareValue);
    if (name === undefined || (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined)) {
      to.parse({ text, name });
      if (name !== undefined) wire.submittedNamedStatements[name] = text;
    }
    to.bind({ statement: name, values: sent });
    if (statement === this.#statements[this.#at]) {
      this.#shape = name === undefined ? undefined : shapes.get(wire)?.get(name);
      if (this.#shape === undefined) to.describe({ type: 'P', name: '' });
    }
    to.execute({});
  }

  handleRowDescription({ fields }: { fields: Parameters<typeof rowShape>[0] }): void {
    if (this.#isWanted()) this.#shape = rowShape(fields);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (!this.#isWanted() || this.#fault !== undefined) return;
    try {
      this.#result.rows.push(rowOf(this.#shape as RowShape, fields));
    } catch (error) {
      this.#fault = error;
    }
  }

  handleCommandComplete({ text }: { text: string }, wire: Wire): void {
    if (this.#isWanted()) {
      const [, command = '', count] = COMPLETE.exec(text) ?? [];
      this.#result.command = command;
      this.#result.rowCount = count === undefined ? null : Number(count);
      this.#keepShape(wire);
    }
    this.#answering += 1;
  }

  handleError(error: unknown, wire: Wire): void {
    // Skipped statements were not parsed either.
    for (const { name } of this.#statements) if (name !== undefined && wire.parsedStatements[name] === undefined) delete wire.submittedNamedStatements[name];
    this.#callback(this.#fault ?? error);
  }

  handleReadyForQuery(): void {
    if (this.#fault !== undefined) this.#callback(this.#fault);
    else this.#callback(null, this.#result);
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFail('No source stream defined');
  }

  handleCopyData(): void {}

  #keepShape(wire: Wire): void {
    const { name } = this;
    if (name === undefined) return;
    const ofConnection = shapes.get(wire) ?? new Map<string, RowShape | null>();
    shapes.set(wire, ofConnection);
    ofConnection.set(name, this.#shape ?? null);
  }

  #isWanted(): boolean {
    return this.#answering === this.#at;
  }
}
