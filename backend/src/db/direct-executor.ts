import {
  type CompiledQuery,
  type ConnectionProvider,
  DefaultQueryExecutor,
  type DialectAdapter,
  type OperationNode,
  type QueryCompiler,
  type QueryId,
  type QueryResult,
  type RawNode,
  type RootOperationNode,
  type ValueNode,
} from 'kysely';

/** Used part of pg's result. */
export interface Answer {
  command: string;
  rowCount: number | null;
  rows: unknown[];
}

/** Runs one statement. */
export type RunStatement = (text: string, values: readonly unknown[]) => Promise<Answer>;

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Kysely's executor without the parts that our statements do not need: `sql` templates are compiled directly instead of by a visitor of all kinds of
 * nodes, and executed without the six promises for plugins, logging and streaming. Everything else is left to Kysely.
 */
export class DirectExecutor extends DefaultQueryExecutor {
  readonly #runStatement: RunStatement;

  constructor({ compiler, adapter, provider, run }: { compiler: QueryCompiler; adapter: DialectAdapter; provider: ConnectionProvider; run: RunStatement }) {
    super(compiler, adapter, provider);
    this.#runStatement = run;
  }

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const parameters: unknown[] = [];
    const sql = textOf(node, parameters);
    return sql === null ? super.compileQuery(node, queryId) : { query: node, queryId, sql, parameters };
  }

  override executeQuery<Row>(compiled: CompiledQuery, options?: Parameters<DefaultQueryExecutor['executeQuery']>[1]): Promise<QueryResult<Row>> {
    return options?.signal ? super.executeQuery(compiled, options) : this.#run(compiled);
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#runStatement(sql, parameters);
      // `rows` are of the type that the statement's author gave.
      const result = { rows: rows as Row[] };
      return WRITES.has(command) ? { ...result, numAffectedRows: BigInt(rowCount ?? 0) } : result;
    } catch (error) {
      // The stack of pg's errors begins at its socket: adds the stack of the caller.
      if (error instanceof Error) error.stack = `${error.stack}\n${new Error('asked').stack}`;
      throw error;
    }
  }
}

const isRaw = (node: OperationNode): node is RawNode => node.kind === 'RawNode';
const isValue = (node: OperationNode): node is ValueNode => node.kind === 'ValueNode';

/** Text of a template whose parts are templates and values, which are appended; `null`: it has other parts. */
function textOf(node: OperationNode, values: unknown[]): string | null {
  if (!isRaw(node)) return null;
  const { sqlFragments, parameters } = node;
  let text = sqlFragments[0] ?? '';
  for (let i = 0; i < parameters.length; i += 1) {
    const part = parameters[i] as OperationNode;
    if (isValue(part)) {
      if (part.immediate) return null;
      values.push(part.value);
      text += `$${values.length}`;
    } else {
      const inner = textOf(part, values);
      if (inner === null) return null;
      text += inner;
    }
    text += sqlFragments[i + 1] ?? '';
  }
  return text;
}
