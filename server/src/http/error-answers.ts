import type { IncomingMessage } from 'node:http';
import type { Answer } from './send.ts';

/** Answers to requests that failed; made by `pages/error-pages`. */
export interface ErrorAnswers {
  /** The answer to a request that failed, in the order of decision G23. `id` stands in the log. */
  answer(request: IncomingMessage, error: unknown, id: string): Answer;
  /** The shop is closed for maintenance. */
  maintenance(request: IncomingMessage): Answer;
  /** Too many pages are being made already. */
  busy(request: IncomingMessage): Answer;
}
