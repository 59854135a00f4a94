import { Agent, request } from 'node:http';

export interface Visits {
  requestCount: number;
  /** Missing responses, and responses with 4xx or 5xx. */
  failed: string[];
  /** Milliseconds, ascending. */
  times: number[];
}

interface VisitorsOptions {
  port: number;
  perSecond: number;
  paths: readonly string[];
}

const SCRIPT = /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;
/** Number of scripts of earlier pages that are requested again, from any build. */
const REMEMBERED = 3000;

/**
 * Starts visitors at a fixed rate, independent of response times: pages, page data, and scripts of pages opened earlier, also of builds that were replaced
 * since. Returns a function that stops them.
 */
export function startVisitors({ port, perSecond, paths }: VisitorsOptions): () => Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const visits: Visits = { requestCount: 0, failed: [], times: [] };
  const scripts: string[] = [];
  const seenPaths = new Set<string>();
  const underWay = new Set<Promise<void>>();

  const remember = (html: string): void => {
    for (const [, path] of html.matchAll(SCRIPT)) {
      if (!path || seenPaths.has(path) || scripts.length >= REMEMBERED) continue;
      seenPaths.add(path);
      scripts.push(path);
    }
  };
  const visit = async (path: string): Promise<void> => {
    visits.requestCount += 1;
    const startedAt = performance.now();
    try {
      const { status, text } = await getPage({ agent, port, path });
      if (status >= 400) visits.failed.push(`${status} ${path}`);
      else if (!path.startsWith('/assets/')) remember(text);
    } catch (error) {
      visits.failed.push(`${(error as Error).message} ${path}`);
    }
    visits.times.push(performance.now() - startedAt);
  };
  const choose = (): string => {
    const path = paths[Math.floor(Math.random() * paths.length)] as string;
    const dice = Math.random();
    if (dice < 0.3 && scripts.length > 0) return scripts[Math.floor(Math.random() * scripts.length)] as string;
    return dice < 0.5 ? `/_data${path}` : path;
  };

  const startedAt = performance.now();
  const ticking = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    while (visits.requestCount < due) {
      const visiting = visit(choose());
      underWay.add(visiting);
      void visiting.finally(() => underWay.delete(visiting));
    }
  }, 10);
  return async () => {
    clearInterval(ticking);
    await Promise.all(underWay);
    agent.destroy();
    visits.times.sort((a, b) => a - b);
    return visits;
  };
}

function getPage({ agent, port, path }: { agent: Agent; port: number; path: string }): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, port, host: '127.0.0.1', path, headers: { host: `localhost:${port}` }, timeout: 15_000 }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('error', reject);
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within 15 s')));
    outgoing.on('error', reject);
    outgoing.end();
  });
}
