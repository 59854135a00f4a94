import { describeError, fetchPlain } from '@vitrina/backend';
import { log } from './log.ts';
import { runWithoutContext } from './request-context.ts';
import { type FinishedSpan, toOtlp } from './otlp-format.ts';

export interface SpanExporter {
  /** Takes a finished span; never waits and never throws. */
  add(span: FinishedSpan): void;
  readonly figures: { sent: number; dropped: number };
  /** Sends the remaining spans within a second and stops. */
  close(): Promise<void>;
}

export interface ExporterOptions {
  /** `http://collector:4318` */
  endpoint: string;
  /** Further headers of the collector, such as its key. */
  headers: Readonly<Record<string, string>>;
  service: string;
  version: string;
  everyMs?: number;
  withinMs?: number;
}

const EVERY_MS = 5000;
const WITHIN_MS = 3000;
const CLOSE_WITHIN_MS = 1000;
const A_BATCH = 512;
/** Limit of queued spans of half a kilobyte each; more are dropped. */
const MOST_WAITING = 2048;
/** Export intervals to skip after a failure of the collector. */
const REST_TURNS = 6;

/** Sends spans to an OpenTelemetry collector (OTLP over HTTP, as JSON): in batches, one at a time; what does not arrive is dropped. */
export function createOtlpExporter({ endpoint, headers, everyMs = EVERY_MS, withinMs = WITHIN_MS, ...facts }: ExporterOptions): SpanExporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const figures = { sent: 0, dropped: 0 };
  let waiting: FinishedSpan[] = [];
  let underWay: Promise<void> | null = null;
  let resting = 0;

  const post = async (spans: readonly FinishedSpan[], signal: AbortSignal): Promise<void> => {
    try {
      const body = JSON.stringify(toOtlp(spans, facts));
      const reply = await fetchPlain(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body, signal });
      if (!reply.ok) throw new Error(`it answered ${reply.status}`);
      figures.sent += spans.length;
    } catch (error) {
      figures.dropped += spans.length;
      resting = REST_TURNS;
      log('warn', 'spans could not be sent', { why: describeError(error).causes[0] ?? (error as Error).message, count: spans.length });
    }
  };
  const sendNext = (signal: AbortSignal): Promise<void> => {
    const batch = waiting.slice(0, A_BATCH);
    waiting = waiting.slice(A_BATCH);
    return post(batch, signal);
  };
  const turn = (): void => {
    if (resting > 0) resting -= 1;
    else if (!underWay && waiting.length > 0)
      underWay = runWithoutContext(() => sendNext(AbortSignal.timeout(withinMs))).finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(turn, everyMs).unref();

  return {
    figures,
    add: (span) => {
      if (waiting.length >= MOST_WAITING) figures.dropped += 1;
      else waiting.push(span);
      if (waiting.length === A_BATCH) turn();
    },
    close: async () => {
      clearInterval(timer);
      const signal = AbortSignal.timeout(CLOSE_WITHIN_MS);
      if (underWay) await Promise.race([underWay, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
      while (waiting.length > 0 && !signal.aborted && resting === 0) await sendNext(signal);
      figures.dropped += waiting.length;
      waiting = [];
    },
  };
}
