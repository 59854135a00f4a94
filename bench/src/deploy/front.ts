import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server behind the front, by its port. */
interface Place {
  port: number;
  isReady: boolean;
  /** Consecutive health checks without response. */
  silent: number;
  agent: Agent;
}

export interface Front {
  /** Adds a server, which gets requests while its /readyz reports ready; resolves at the first time that it does. */
  add(port: number): Promise<void>;
  remove(port: number): void;
  /** Requests without a response from the server they were sent to. */
  readonly broken: string[];
  close(): Promise<void>;
}

/** Interval of health checks, milliseconds; DRAIN_SECONDS of the shop is longer. */
const LOOK_EVERY_MS = 200;
const SILENT_LOOKS = 3;

/**
 * Reverse proxy as in production: distributes requests in turn to the servers that report ready, over keep-alive connections. It never retries, so that every
 * failure caused by a deploy is seen.
 */
export async function startFront(port: number): Promise<Front> {
  const places = new Map<number, Place>();
  const broken: string[] = [];
  let turn = 0;

  const answer = (incoming: IncomingMessage, response: ServerResponse): void => {
    const ready = [...places.values()].filter((place) => place.isReady);
    turn += 1;
    const place = ready[turn % Math.max(1, ready.length)];
    if (!place) {
      broken.push(`${incoming.method} ${incoming.url}: no server is ready`);
      response.writeHead(502).end();
      return;
    }
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? incoming.socket.remoteAddress ?? '' };
    const passed = request({ port: place.port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers, agent: place.agent }, (reply) => {
      const { connection: _, 'keep-alive': __, ...rest } = reply.headers;
      response.writeHead(reply.statusCode ?? 502, rest);
      reply.pipe(response);
      reply.on('error', () => response.destroy());
    });
    passed.on('error', (error) => {
      // A request aborted by its client is not a failure of the server.
      if (incoming.destroyed && !incoming.complete) return;
      broken.push(`${incoming.method} ${incoming.url} at ${place.port}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    incoming.pipe(passed);
  };

  const look = async (place: Place): Promise<void> => {
    const reply = await fetch(`http://127.0.0.1:${place.port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    place.silent = reply ? 0 : place.silent + 1;
    // A server that reports unready is removed immediately; one that misses a single check may only be slow.
    place.isReady = reply ? reply.ok : place.isReady && place.silent < SILENT_LOOKS;
  };
  const looking = setInterval(() => {
    for (const place of places.values()) void look(place);
  }, LOOK_EVERY_MS);

  const server = createServer({ keepAliveTimeout: 60_000 }, answer);
  await new Promise<void>((resolve) => server.listen({ port, host: '127.0.0.1', backlog: 1024 }, resolve));
  return {
    add: async (at) => {
      const place = { port: at, isReady: false, silent: 0, agent: new Agent({ keepAlive: true, maxSockets: 200 }) };
      places.set(at, place);
      while (!place.isReady) await sleep(LOOK_EVERY_MS);
    },
    remove: (at) => void places.delete(at),
    broken,
    close: async () => {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
