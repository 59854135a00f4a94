import type { IncomingMessage } from 'node:http';
import type { Answer } from './send.ts';

/** Replies to failed requests; implemented by `pages/error-pages`. */
export interface ErrorAnswers {
  /** Answers a failed request by the rules of decision G23. `id`: of its log line. */
  answer(request: IncomingMessage, error: unknown, id: string): Answer;
  /** The shop is closed for maintenance. */
  maintenance(request: IncomingMessage): Answer;
  /** Answer while too many pages are being rendered. */
  busy(request: IncomingMessage): Answer;
}
