import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ErrorAnswers } from './error-answers.ts';
import { requestIdOf, type RequestContext, runInContext, contextOfRequest } from '../telemetry/request-context.ts';
import type { Telemetry } from '../telemetry/start-telemetry.ts';
import type { Metrics, RequestKind } from '../telemetry/request-metrics.ts';
import type { LogFields } from '../telemetry/log.ts';
import { type Listening, listen } from './listen.ts';
import { send } from './send.ts';

export interface HttpServer {
  listen(where: { port: number; host: string }): Promise<{ port: number }>;
  /** Closes kept-alive connections after their next reply; new ones are still accepted. */
  drain(): void;
  /** Stops accepting connections, finishes replies within `seconds`, then cuts the rest. */
  close(seconds: number): Promise<void>;
}

interface HttpServerOptions {
  handle: (request: IncomingMessage, response: ServerResponse) => RequestKind | Promise<RequestKind>;
  metrics: Metrics;
  common: readonly string[];
  /** Error pages. */
  errors: ErrorAnswers;
  logError: (message: string, error: unknown, fields?: LogFields) => void;
  /** A trusted proxy is in front: its request ids are taken over. */
  isBehindProxy: boolean;
  /** Called for every answered request. */
  onCompleted: Telemetry['onCompleted'];
}

const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 15_000;
const IDLE_MS = 72_000;

/** The HTTP server with its time limits; a failure is answered by its error page, with the id of its log line. */
export function createHttpServer({ handle, metrics, common, errors, logError, isBehindProxy, onCompleted }: HttpServerOptions): HttpServer {
  let isClosing = false;
  let listening: Listening | undefined;

  const fail = (request: IncomingMessage, response: ServerResponse, work: RequestContext, error: unknown): void => {
    if (!response.destroyed) logError('a request failed', error, { method: request.method, path: request.url });
    if (response.headersSent) response.destroy();
    else send(request, response, errors.answer(request, error, requestIdOf(work)), common);
  };

  const answer = (request: IncomingMessage, response: ServerResponse, work: RequestContext): void => {
    const startedAt = performance.now();
    const complete = (kind: RequestKind): void => {
      metrics.note(kind, response.statusCode, (performance.now() - startedAt) / 1000);
      onCompleted?.({ request, response, kind, startedAt, work });
      // Resources that outlive the request, such as a connection, must not keep its context.
      work.response = undefined;
    };
    if (isClosing) response.shouldKeepAlive = false;
    try {
      const kind = handle(request, response);
      if (typeof kind === 'string') complete(kind);
      else
        kind.then(complete, (error: unknown) => {
          fail(request, response, work, error);
          complete('refused');
        });
    } catch (error) {
      fail(request, response, work, error);
      complete('refused');
    }
  };

  const server = createServer(
    {
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16_384,
      insecureHTTPParser: false,
    },
    (request, response) => {
      const work = contextOfRequest(request, response, isBehindProxy);
      runInContext(work, () => answer(request, response, work));
    },
  );
  server.maxRequestsPerSocket = 0;

  return {
    listen: async (where) => {
      listening = await listen(server, where);
      return { port: listening.port };
    },
    drain: () => {
      isClosing = true;
    },
    close: async (seconds) => {
      isClosing = true;
      const cut = setTimeout(() => server.closeAllConnections(), seconds * 1000);
      // Connections become idle one by one as their replies are sent.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      await listening?.close();
      clearTimeout(cut);
      clearInterval(sweep);
    },
  };
}
