import { type Answered, loadConnection } from './load-connection.ts';
import type { LoadRequest } from './load-request.ts';

export type { LoadRequest } from './load-request.ts';

/** A response that the request must not get. */
export interface BadAnswer {
  request: LoadRequest;
  /** `0`: the connection ended without a response. */
  status: number;
  /** Head of the response and the beginning of its body; or the reason why there is none. */
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
  /** The first bad responses. */
  badAnswers: readonly BadAnswer[];
}

interface LoadOptions {
  port: number;
  connections: number;
  /** Ends after this time or when the requests are used up, whichever is first. */
  seconds: number;
  next: () => LoadRequest | null;
  onStatus?: (status: number) => void;
  /** Milliseconds between the starts of two requests of a connection; absent: the next one starts when the last response is complete. */
  everyMs?: number;
}

const SHOWN = 5;
const EXPECTED = [200];

/** Closed loop over raw sockets on this machine: each connection has at most one request in flight. */
export async function load({ port, connections, seconds, next, onStatus, everyMs = 0 }: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  const badAnswers: BadAnswer[] = [];
  let bad = 0;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const once = () => (performance.now() < end ? next() : null);
  const onAnswer = ({ request, status, text, ms }: Answered) => {
    times.push(ms);
    onStatus?.(status);
    if ((request.expects ?? EXPECTED).includes(status)) return;
    bad += 1;
    if (badAnswers.length < SHOWN) badAnswers.push({ request, status, text: text() });
  };
  await Promise.all(Array.from({ length: connections }, () => loadConnection({ port, next: once, onAnswer, everyMs })));
  const took = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, seconds: took, perSecond: times.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99), bad, badAnswers };
}
