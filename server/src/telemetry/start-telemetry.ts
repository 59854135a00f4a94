import type { IncomingMessage, ServerResponse } from 'node:http';
import { setInstrumentation } from '@vitrina/backend';
import type { Registry } from 'prom-client';
import type { TelemetryConfig } from '../config/telemetry.ts';
import type { RequestKind } from './request-metrics.ts';
import { pathForLog } from './path-for-log.ts';
import { logEach, setLogLevel } from './log.ts';
import { VERSION } from '../shared/version.ts';
import type { MetricFamily } from './metric-family.ts';
import type { SpanExporter } from './otlp-exporter.ts';
import { currentContext, requestIdOf, type RequestContext } from './request-context.ts';
import { createShopInstrumentation, type ShopInstrumentation } from './instrumentation.ts';
import type { Tracer } from './tracer.ts';

/** A request that has been answered. */
export interface CompletedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  kind: RequestKind;
  /** Start by `performance.now()`. */
  startedAt: number;
  work: RequestContext;
}

export interface Telemetry {
  watcher: ShopInstrumentation;
  /** `undefined`: metrics are off. */
  onCompleted: ((completed: CompletedRequest) => void) | undefined;
  /** Notes the page cache's state for a request, where telemetry is on. */
  watchPages<Served extends string>(serve: Serve<Served>): Serve<Served>;
  /** Metrics of the backend. */
  metrics: Registry;
  figures(): MetricFamily[];
  /** Sends the remaining spans within a second. */
  close(): Promise<void>;
}

type Serve<Served> = (request: IncomingMessage, response: ServerResponse) => Served | Promise<Served>;

/** Starts metrics and, if OTEL_EXPORTER_OTLP_ENDPOINT is set, traces of backend, pages and requests. */
export async function startTelemetry({ logLevel, logRequests, slowQueryMs, traces }: TelemetryConfig): Promise<Telemetry> {
  setLogLevel(logLevel);
  const { tracer, exporter } = traces ? await startTraces(traces) : { tracer: null, exporter: null };
  const watcher = createShopInstrumentation({ tracer, slowMs: slowQueryMs });
  setInstrumentation(watcher);
  const isWatched = tracer !== null || logRequests;
  return {
    watcher,
    onCompleted: isWatched
      ? (completed) => {
          tracer?.finish(completed.work, rootSpan(completed));
          if (logRequests) logEach('request', requestLine(completed));
        }
      : undefined,
    watchPages: (serve) => (isWatched ? notingCache(serve) : serve),
    metrics: watcher.metrics,
    figures: () => (exporter ? [exportFigures(exporter)] : []),
    close: async () => exporter?.close(),
  };
}

/** Loaded only if tracing is on. */
async function startTraces({ endpoint, headers, service, share }: NonNullable<TelemetryConfig['traces']>): Promise<{ tracer: Tracer; exporter: SpanExporter }> {
  const [{ createOtlpExporter }, { createTracer }] = await Promise.all([import('./otlp-exporter.ts'), import('./tracer.ts')]);
  const exporter = createOtlpExporter({ endpoint, headers, service, version: VERSION });
  return { tracer: createTracer({ exporter, share }), exporter };
}

const notingCache =
  <Served extends string>(serve: Serve<Served>): Serve<Served> =>
  (request, response) => {
    const work = currentContext();
    const note = (served: Served): Served => {
      if (work) work.cache = served;
      return served;
    };
    const served = serve(request, response);
    return typeof served === 'string' ? note(served) : served.then(note);
  };

function rootSpan({ request, response, kind, startedAt, work }: CompletedRequest) {
  const route = work.template ?? (kind === 'api' ? pathForLog(request.url) : kind);
  return {
    name: `${request.method} ${route}`,
    startedAt,
    isRequest: true,
    hasFailed: response.statusCode >= 500,
    facts: {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': response.statusCode,
      'vitrina.kind': kind,
      'vitrina.cache': work.cache,
    },
  };
}

const requestLine = ({ request, response, kind, startedAt, work }: CompletedRequest) => ({
  request: requestIdOf(work),
  method: request.method,
  path: request.url,
  page: work.template,
  status: response.statusCode,
  ms: Math.round((performance.now() - startedAt) * 100) / 100,
  kind,
  cache: work.cache,
});

const exportFigures = ({ figures }: SpanExporter): MetricFamily => ({
  name: 'vitrina_spans_total',
  help: 'Spans for OpenTelemetry, by what became of them.',
  type: 'counter',
  samples: [
    { labels: { outcome: 'sent' }, value: figures.sent },
    { labels: { outcome: 'dropped' }, value: figures.dropped },
  ],
});
