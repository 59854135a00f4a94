import { createHash } from 'node:crypto';
import pg from 'pg';
import type { OnStatement } from './on-statement.ts';
import { isOutage } from './is-outage.ts';

interface ClientOptions {
  onStatement: OnStatement | undefined;
  /** A query that got no answer for so long never will: its connection is cut, and the query fails. */
  answerMs: number;
  /** An answer came, an error included. */
  onAnswer: () => void;
  /** Time was up. */
  onSilence: () => void;
  /** None came, or one that says that the database is going. */
  onOutage: (error: unknown) => void;
}

/**
 * PostgreSQL's client with two more habits. It names the parameterised statements that are asked again, so that PostgreSQL parses and plans them
 * once a connection; and it waits for no answer for ever: pg's own `query_timeout` would give the connection back with the query under way.
 */
export function limitedClient({ onStatement, answerMs, onAnswer, onSilence, onOutage }: ClientOptions) {
  return class LimitedClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's overloads of query cannot be repeated by a subclass
    override query(text: any, values?: any, ...rest: any[]): any {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      const answer = name ? super.query({ name, text, values }, ...(rest as [])) : super.query(text, values, ...(rest as []));
      return answer instanceof Promise ? this.#limited(answer, text) : answer;
    }

    /** Cuts the connection. A query under way fails; an idle connection leaves its pool. */
    cut(): void {
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    }

    async #limited<T>(answer: Promise<T>, text: unknown): Promise<T> {
      const begun = onStatement && typeof text === 'string' ? performance.now() : undefined;
      let isAnswered = false;
      const giveUp = () => {
        if (isAnswered) return;
        // The query under way fails with "Connection terminated", and the pool takes this client no more.
        void this.end().catch(() => {});
        onSilence();
      };
      // Once more through the loop: after a standstill of this process the answer may lie there unread.
      const timer = setTimeout(() => setImmediate(giveUp), answerMs);
      try {
        const result = await answer;
        onAnswer();
        if (begun !== undefined) onStatement?.(text as string, performance.now() - begun, undefined);
        return result;
      } catch (error) {
        // A refusal is an answer too.
        if (error instanceof pg.DatabaseError && !isOutage(error)) onAnswer();
        else onOutage(error);
        if (begun !== undefined) onStatement?.(text as string, performance.now() - begun, error);
        throw error;
      } finally {
        isAnswered = true;
        clearTimeout(timer);
      }
    }
  };
}

/**
 * Each connection keeps what was prepared on it, here and in PostgreSQL, until it ends. The modules have some five hundred statements; search
 * makes a text for each shape of question, of which there is no end.
 */
const MAX_NAMES = 800;
const names = new Map<string, string>();
let seenOnce = new Set<string>();

/** A name for what was asked before; `undefined`: to be parsed and forgotten. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
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
