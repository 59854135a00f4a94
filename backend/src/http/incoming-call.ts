import type { FieldError } from '@vitrina/contract/errors';
import type { Outcome } from './outcome.ts';
import type { PathParams } from './router.ts';

/** A call of the interface, in one form for HTTP (`http-call.ts`) and for this process (`in-process-call.ts`). */
export interface IncomingCall {
  /** HEAD counts as GET. */
  method: string;
  /** Over HTTP a path, still escaped; in this process the endpoint's key and the values of its placeholders. */
  target: { path: string } | { key: string; params: PathParams };
  /** `process`: made by the storefront of this process for a page. */
  source: 'network' | 'process';
  /** Origin of the requested URL; `null`: none, in this process. */
  origin: string | null;
  /** Value of a header by its name in lower case. */
  header(name: string): string | undefined;
  /** Names in lower case. */
  headers(): Readonly<Record<string, string>>;
  /** First value of each name. */
  query(): Record<string, string>;
  /** Query string as received, without its question mark. */
  search(): string;
  /** Parameters of path and query whose percent-encoding is not valid UTF-8. */
  brokenEscapes(params: PathParams): FieldError[];
  /** JSON body: an object or an array. */
  json(): Outcome<unknown> | Promise<Outcome<unknown>>;
  /** Body as received, unparsed. */
  bytes(): Outcome<Buffer> | Promise<Outcome<Buffer>>;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal | undefined;
}
