import { type Answered, loadConnection } from './load-connection.ts';
import type { LoadRequest } from './load-request.ts';

export type { LoadRequest } from './load-request.ts';

/** An answer that the request may not get. */
export interface BadAnswer {
  request: LoadRequest;
  /** `0`: the connection ended without an answer. */
  status: number;
  /** The answer's head and the beginning of its body; or why there is none. */
  text: string;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  bad: number;
  /** The first of them. */
  badAnswers: readonly BadAnswer[];
}

interface LoadOptions {
  port: number;
  connections: number;
  /** Ends after this many seconds or when the requests are used up, whichever is first. */
  seconds: number;
  next: () => LoadRequest | null;
  onStatus?: (status: number) => void;
  /** A connection's pace, milliseconds from request to request; left out: the next request goes when the answer to the last one is whole. */
  everyMs?: number;
}

const SHOWN = 5;
const EXPECTED = [200];

/** A closed loop over raw sockets on this machine: no connection has two requests under way. */
export async function load({ port, connections, seconds, next, onStatus, everyMs = 0 }: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  const badAnswers: BadAnswer[] = [];
  let bad = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const once = () => (performance.now() < end ? next() : null);
  const onAnswer = ({ request, status, text, ms }: Answered) => {
    times.push(ms);
    onStatus?.(status);
    if ((request.expects ?? EXPECTED).includes(status)) return;
    bad += 1;
    if (badAnswers.length < SHOWN) badAnswers.push({ request, status, text: text() });
  };
  await Promise.all(Array.from({ length: connections }, () => loadConnection({ port, next: once, onAnswer, everyMs })));
  const took = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, seconds: took, perSecond: times.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99), bad, badAnswers };
}
