import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** Connection-specific headers, and the length of a body that is sent again. */
const OWN = ['host', 'connection', 'content-length', 'transfer-encoding'];

/** Starts a proxy to the backend of the run's shop; `before` runs with a call's path before it is forwarded. */
export async function startBackendProxy(before: (path: string) => Promise<void>): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET' } = request;
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]) => (OWN.includes(name) ? [] : [[name, String(value)] as [string, string]])),
    );
    const body = method === 'GET' ? null : await text(request);
    await before(url.split('?')[0] as string);
    const answer = await fetch(inject('origin') + url, { method, headers, body, redirect: 'manual' });
    const content = Buffer.from(await answer.arrayBuffer());
    const forwardedHeaders = [...answer.headers].filter(([name]) => !OWN.includes(name) && name !== 'content-encoding');
    response.writeHead(answer.status, Object.fromEntries(forwardedHeaders)).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
