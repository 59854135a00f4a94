import {
  AbortedTransactionError,
  type DialectAdapter,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type QueryCompiler,
  Transaction,
  type TransactionBuilder,
} from 'kysely';
import { type Answer, type RunStatement, DirectExecutor } from './direct-executor.ts';

type None = Record<never, never>;

/**
 * Kysely over a pool of connections, whose statements and transactions are run with less overhead (`DirectExecutor`). Transactions with an isolation
 * level, plugins and borrowed connections use Kysely's own code.
 */
export class DirectDb extends Kysely<None> {
  readonly #pool: PostgresPool;
  readonly #dialect: PostgresDialect;
  readonly #compiler: QueryCompiler;
  readonly #adapter: DialectAdapter;
  readonly #executor: DirectExecutor;
  /** Required by Kysely's `Transaction` and never used: a transaction begins no other one. */
  readonly #driver: Driver;
  #ended: Promise<void> | undefined;

  constructor(pool: PostgresPool) {
    const dialect = new PostgresDialect({ pool });
    super({ dialect });
    this.#pool = pool;
    this.#dialect = dialect;
    this.#compiler = dialect.createQueryCompiler();
    this.#adapter = dialect.createAdapter();
    this.#driver = dialect.createDriver();
    this.#executor = this.#executorOf(async (text, values) => {
      const client = await pool.connect();
      try {
        return await query(client, text, values);
      } finally {
        client.release();
      }
    });
  }

  override getExecutor(): DirectExecutor {
    return this.#executor;
  }

  override transaction(): TransactionBuilder<None> {
    const builder = super.transaction();
    // Setting an isolation level returns another builder, with Kysely's own `execute`.
    builder.execute = (work) => this.#transact(work);
    return builder;
  }

  /** Kysely ends only a pool that it has used itself. */
  override destroy(): Promise<void> {
    this.#ended ??= this.#pool.end();
    return this.#ended;
  }

  async #transact<T>(work: (db: Transaction<None>) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const runNext = oneByOne((text, values) => query(client, text, values));
    let isOpen = true;
    const executor = this.#executorOf((text, values) =>
      isOpen ? runNext(text, values) : Promise.reject(new Error('a statement after the end of its transaction')),
    );
    let lost: unknown;
    try {
      await runNext('begin', []);
      try {
        const result = await work(new Transaction<None>({ config: { dialect: this.#dialect }, dialect: this.#dialect, driver: this.#driver, executor }));
        const { command } = await runNext('commit', []);
        // PostgreSQL's word for a transaction in which a statement failed.
        if (command === 'ROLLBACK') throw new AbortedTransactionError();
        return result;
      } catch (error) {
        if (!(error instanceof AbortedTransactionError)) {
          await runNext('rollback', []).catch((failure: unknown) => {
            lost = failure;
          });
        }
        throw error;
      }
    } finally {
      isOpen = false;
      // A connection that could not be rolled back is closed.
      client.release(lost !== undefined);
    }
  }

  #executorOf(run: RunStatement): DirectExecutor {
    return new DirectExecutor({ compiler: this.#compiler, adapter: this.#adapter, provider: NOWHERE, run });
  }
}

/** Kysely asks for a connection only for streams and statements with a signal, which the backend does not use. */
const NOWHERE = { provideConnection: () => Promise.reject(new Error('only statements without a signal are asked this way')) };

/** Runs concurrent statements of a transaction one after the other, as pg will no longer queue them itself from version 9 on. */
function oneByOne(run: RunStatement): RunStatement {
  let last: Promise<unknown> | null = null;
  return (text, values) => {
    const answer = last === null ? run(text, values) : last.then(() => run(text, values));
    const settled: Promise<unknown> = answer.then(noAnswer, noAnswer).then(() => {
      if (last === settled) last = null;
    });
    last = settled;
    return answer;
  };
}

const noAnswer = (): void => {};

const query = (client: PostgresPoolClient, text: string, values: readonly unknown[]): Promise<Answer> => client.query<unknown>(text, values) as Promise<Answer>;
