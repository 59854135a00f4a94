import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { OpenSearchError } from './opensearch-error.ts';

export interface OpenSearchAddress {
  /** One or more nodes of the same cluster. */
  nodes: readonly string[];
  user?: string | undefined;
  password?: string | undefined;
  /** Trusted certificates of the nodes in PEM format, in addition to those of the system. */
  ca?: string | undefined;
  timeoutMs: number;
}

export interface Send {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  /** A structure, or the lines of a bulk request or multi-search. */
  body?: object | readonly object[];
  timeoutMs?: number;
}

export interface OpenSearchClient {
  /** `T`: type of the reply, not checked. Throws `OpenSearchError`. */
  send<T>(request: Send): Promise<T>;
  readonly figures: { requests: number; failures: number };
  close(): void;
}

/** For this long a failed node is tried only after all others. */
const AVOID_MS = 5000;
const MOST_SOCKETS = 32;

/**
 * Minimal client of OpenSearch over HTTP with JSON. All requests are idempotent: searches change nothing, writes carry versions. So a request that fails at one
 * node is retried at the next.
 */
export function createOpenSearchClient({ nodes, user, password, ca, timeoutMs }: OpenSearchAddress): OpenSearchClient {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, maxSockets: MOST_SOCKETS }),
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: MOST_SOCKETS, ca }),
  };
  const targets = nodes.map((node) => ({ url: new URL(node), avoidUntil: 0 }));
  const authorization = user === undefined ? undefined : `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}`;
  const figures = { requests: 0, failures: 0 };
  let turn = 0;

  const inOrder = () => {
    turn += 1;
    const now = performance.now();
    const turned = targets.map((_, i) => targets[(i + turn) % targets.length] as (typeof targets)[number]);
    return turned.sort((a, b) => Number(a.avoidUntil > now) - Number(b.avoidUntil > now));
  };

  const sendTo = (url: URL, { method, path, body, timeoutMs: own }: Send): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const isSecure = url.protocol === 'https:';
      const text = body === undefined ? undefined : toText(body);
      const within = own ?? timeoutMs;
      const outgoing = (isSecure ? httpsRequest : httpRequest)(
        new URL(path, url),
        {
          method,
          agent: agents[isSecure ? 'https:' : 'http:'],
          timeout: within,
          headers: {
            ...(authorization && { authorization }),
            ...(text !== undefined && {
              'content-type': Array.isArray(body) ? 'application/x-ndjson' : 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
          },
        },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('error', reject);
          incoming.on('end', () => {
            clearTimeout(timer);
            resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(parts).toString() });
          });
        },
      );
      // Timeout of the whole reply; the socket's own timeout restarts with every byte.
      const timer = setTimeout(() => outgoing.destroy(new Error(`nothing within ${within} ms`)), within);
      outgoing.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      outgoing.end(text);
    });

  return {
    figures,
    send: async <T>(request: Send): Promise<T> => {
      figures.requests += 1;
      let last: OpenSearchError | undefined;
      for (const target of inOrder()) {
        const reply = await sendTo(target.url, request).catch((error: Error) => new OpenSearchError(0, error.message, error));
        const failure = reply instanceof OpenSearchError ? reply : failureOf(reply);
        if (!failure) return parsed<T>((reply as { text: string }).text);
        if (!failure.isPassing) throw failure;
        target.avoidUntil = performance.now() + AVOID_MS;
        last = failure;
      }
      figures.failures += 1;
      throw last ?? new OpenSearchError(0, 'it has no address');
    },
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

const toText = (body: object | readonly object[]): string =>
  Array.isArray(body) ? `${body.map((line) => JSON.stringify(line)).join('\n')}\n` : JSON.stringify(body);

const parsed = <T>(text: string): T => (text === '' ? undefined : JSON.parse(text)) as T;

const REASON = 300;

function failureOf({ status, text }: { status: number; text: string }): OpenSearchError | null {
  return status >= 200 && status < 300 ? null : new OpenSearchError(status, text.slice(0, REASON));
}
