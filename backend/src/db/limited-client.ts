import { createHash } from 'node:crypto';
import pg from 'pg';
import { CLOSING, DEFERRED } from './deferred.ts';
import { GroupedQuery, type Statement, type StatementResult } from './grouped-query.ts';
import type { OnStatement } from './on-statement.ts';
import { isOutage } from './is-outage.ts';

interface ClientOptions {
  onStatement: OnStatement | undefined;
  /** Longest wait for an answer, milliseconds: then the connection is cut, and the query fails. */
  answerMs: number;
  /** Called for each answer, errors included. */
  onAnswer: () => void;
  /** Called when an answer did not come within the limit. */
  onSilence: () => void;
  /** Called when no connection was obtained, or one reports the database's shutdown. */
  onOutage: (error: unknown) => void;
}

const BEGIN: Statement = { text: 'begin', values: [], name: 'begin' };
const COMMIT: Statement = { text: 'commit', values: [], name: 'commit' };
/** Result of statements that are sent with a later one, or not at all. */
const NO_RESULT = { command: '', rowCount: 0, rows: [] };

/**
 * pg's client with three additions. It prepares parameterised statements that are repeated, so that PostgreSQL parses and plans them once a
 * connection. It sends `begin` and deferred writes with the next statement (docs/decisions/0004). And it limits the wait for an answer: pg's own
 * `query_timeout` would return the connection to the pool with the query still running.
 */
export function limitedClient({ onStatement, answerMs, onAnswer, onSilence, onOutage }: ClientOptions) {
  return class LimitedClient extends pg.Client {
    #isInTransaction = false;
    /** The commit went with the last statement. */
    #isCommitted = false;
    /** Statements to send with the next one. */
    #waiting: Statement[] = [];

    // biome-ignore lint/suspicious/noExplicitAny: pg's overloads of query cannot be repeated by a subclass
    override query(text: any, values?: any, ...rest: any[]): any {
      if (typeof text === 'string' && rest.length === 0) return this.#runStatement(text, Array.isArray(values) ? values : []);
      const answer = super.query(text, values, ...(rest as []));
      return answer instanceof Promise ? this.#limited(answer, text) : answer;
    }

    #runStatement(text: string, values: unknown[]): Promise<unknown> {
      if (text === 'begin' || (this.#isInTransaction && text.startsWith(DEFERRED))) {
        this.#waiting.push(text === 'begin' ? BEGIN : { text, values, name: nameOf(text) });
        this.#isInTransaction = true;
        return Promise.resolve(NO_RESULT);
      }
      if (this.#isCommitted && text !== 'rollback') {
        if (text !== 'commit') return Promise.reject(new Error('a statement after the closing one of its transaction'));
        this.#isCommitted = false;
        return Promise.resolve(NO_RESULT);
      }
      const waiting = this.#waiting;
      this.#waiting = [];
      if (text === 'commit' || text === 'rollback') {
        this.#isInTransaction = false;
        this.#isCommitted = false;
        const isUnstarted = waiting[0] === BEGIN;
        if (isUnstarted && (text === 'rollback' || waiting.length === 1)) return Promise.resolve(NO_RESULT);
        return text === 'rollback' ? this.#send(text) : this.#sendGroup(waiting, COMMIT);
      }
      if (this.#isInTransaction && text.startsWith(CLOSING)) {
        this.#isInTransaction = false;
        this.#isCommitted = true;
        return this.#sendGroup([...waiting, { text, values, name: nameOf(text) }], COMMIT, waiting.length);
      }
      if (waiting.length === 0 && values.length === 0) return this.#send(text);
      return this.#sendGroup(waiting, { text, values, name: values.length > 0 ? nameOf(text) : undefined });
    }

    #send(text: string): Promise<unknown> {
      return this.#limited(super.query(text), text);
    }

    /** `at`: index of the statement whose result is returned; absent: the last one. */
    async #sendGroup(leading: readonly Statement[], last: Statement, at = leading.length): Promise<unknown> {
      const answer = new Promise<StatementResult | undefined>((resolve, reject) => {
        const query = new GroupedQuery([...leading, last], at, (error, result) => (error ? reject(error) : resolve(result)));
        super.query(query as unknown as pg.Submittable);
      });
      const result = await this.#limited(answer, last.text);
      // Their time is contained in the last statement's.
      for (const { text } of leading) onStatement?.(text, 0, undefined);
      return result;
    }

    /** Cuts the connection. A running query fails; an idle connection leaves its pool. */
    cut(): void {
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    }

    async #limited<T>(answer: Promise<T>, text: unknown): Promise<T> {
      const startedAt = onStatement && typeof text === 'string' ? performance.now() : undefined;
      let isAnswered = false;
      const giveUp = () => {
        if (isAnswered) return;
        // The running query fails with "Connection terminated", and the pool drops this client.
        void this.end().catch(() => {});
        onSilence();
      };
      // One more turn of the event loop: after a standstill of the process the answer may have arrived unread.
      const timer = setTimeout(() => setImmediate(giveUp), answerMs);
      try {
        const result = await answer;
        onAnswer();
        if (startedAt !== undefined) onStatement?.(text as string, performance.now() - startedAt, undefined);
        return result;
      } catch (error) {
        // A refusal is an answer too.
        if (error instanceof pg.DatabaseError && !isOutage(error)) onAnswer();
        else onOutage(error);
        if (startedAt !== undefined) onStatement?.(text as string, performance.now() - startedAt, error);
        throw error;
      } finally {
        isAnswered = true;
        clearTimeout(timer);
      }
    }
  };
}

/**
 * Limit of prepared statements, which each connection keeps, here and in PostgreSQL, until it ends. The modules have some five hundred statements;
 * search builds a text for each shape of query, without limit.
 */
const MAX_NAMES = 800;
const names = new Map<string, string>();
let seenOnce = new Set<string>();

/** Name to prepare a repeated statement under; `undefined`: not prepared, as it is the first time or the limit is reached. */
function nameOf(text: string): string | undefined {
  const cached = names.get(text);
  if (cached !== undefined || names.size >= MAX_NAMES) return cached;
  if (!seenOnce.has(text)) {
    if (seenOnce.size >= MAX_NAMES) seenOnce = new Set();
    seenOnce.add(text);
    return undefined;
  }
  seenOnce.delete(text);
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
