import { createHash } from 'node:crypto';
import pg from 'pg';
import type { OnStatement } from './connect.ts';
import { isOutage } from './is-outage.ts';

interface ClientOptions {
  onStatement: OnStatement | undefined;
  /** A query that got no answer for so long never will: its connection is cut, and the query fails. */
  answerMs: number;
  /** An answer came, also one that says no. */
  onAnswer: () => void;
  /** Time was up. */
  onSilence: () => void;
  /** None came, or one that says that the database is going. */
  onOutage: (error: unknown) => void;
}

/**
 * PostgreSQL's client with two more habits. It names every parameterised statement after its text, so that PostgreSQL parses and plans it
 * once a connection; and it waits for no answer for ever: pg's own `query_timeout` would give the connection back with the query under way.
 */
export function limitedClient({ onStatement, answerMs, onAnswer, onSilence, onOutage }: ClientOptions) {
  return class LimitedClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's overloads of query cannot be repeated by a subclass
    override query(text: any, values?: any, ...rest: any[]): any {
      const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const answer = isNamed ? super.query({ name: statementName(text), text, values }, ...(rest as [])) : super.query(text, values, ...(rest as []));
      return answer instanceof Promise ? this.#limited(answer, text) : answer;
    }

    /** Cuts the connection. Whoever asked something gets an error; one at rest leaves its pool. */
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

const names = new Map<string, string>();

function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size < 5000) names.set(text, name);
  return name;
}
