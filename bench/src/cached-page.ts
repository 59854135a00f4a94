import { createServer } from 'node:http';
import { type LoadResult, load } from './load.ts';
import { fork } from 'node:child_process';

interface CachedPage {
  ratio: number;
  ours: number;
  bare: number;
  bytes: number;
  results: LoadResult[];
}

/** Requests per second of one cached page, against a bare node:http server that sends equal compressed bytes. */
export async function cachedPageRatio(port: number, path: string): Promise<CachedPage> {
  const page = await fetch(`http://localhost:${port}${path}`, { headers: { 'accept-encoding': 'br' } });
  const bytes = Number(page.headers.get('content-length'));
  const bare = await startBare(bytes);
  const rounds: { ours: LoadResult; bare: LoadResult }[] = [];
  const run = (at: number) => load({ port: at, connections: 32, seconds: 3, next: () => ({ path }) });
  await run(port);
  await run(bare.port);
  for (let i = 0; i < 3; i += 1) rounds.push({ bare: await run(bare.port), ours: await run(port) });
  bare.stop();
  const middle = (key: 'ours' | 'bare') => rounds.map((round) => round[key].perSecond).sort((a, b) => a - b)[1] as number;
  return { ratio: middle('ours') / middle('bare'), ours: middle('ours'), bare: middle('bare'), bytes, results: rounds.map((round) => round.ours) };
}

/** Starts a bare server in a separate process, as the shop has. */
function startBare(bytes: number): Promise<{ port: number; stop: () => void }> {
  return new Promise((resolve) => {
    const child = fork(new URL(import.meta.url), ['bare', String(bytes)]);
    child.once('message', (port) => resolve({ port: port as number, stop: () => child.kill() }));
  });
}

if (process.argv[2] === 'bare') {
  const body = Buffer.alloc(Number(process.argv[3]), 'x');
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
}
