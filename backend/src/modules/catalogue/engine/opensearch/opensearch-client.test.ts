import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkVersion } from './check-version.ts';
import { createOpenSearchClient, type OpenSearchClient } from './opensearch-client.ts';

type Answer = (request: IncomingMessage & { text: string }, response: ServerResponse) => void;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts a node with this request handler; returns its URL. */
async function node(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(Object.assign(request, { text: Buffer.concat(parts).toString() }), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering =
  (status: number, body: unknown = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function clientOf(nodes: readonly string[], more: { user?: string; password?: string; timeoutMs?: number } = {}): OpenSearchClient {
  const client = createOpenSearchClient({ nodes, timeoutMs: 5000, ...more });
  closing.push(() => client.close());
  return client;
}

const search = { method: 'POST', path: '/_search', body: {} } as const;

describe('a request', () => {
  it('is answered by another node where one is away, breaks off, is overloaded or says nothing', async () => {
    const [away, good] = [await node(answering(200)), await node(answering(200, { by: 'good' }))];
    await (closing.splice(0, 1)[0] as () => unknown)();
    const broken = await node((request) => void request.socket.destroy());
    const overloaded = await node(answering(429));
    const silent = await node(() => {});
    for (const bad of [away, broken, overloaded, silent]) {
      const client = clientOf([bad, good], { timeoutMs: bad === silent ? 2000 : 5000 });
      for (let time = 0; time < 4; time += 1) expect(await client.send(search)).toEqual({ by: 'good' });
      expect(client.figures).toEqual({ requests: 4, failures: 0 });
    }
  });
  it('is not asked twice where the answer would be the same', async () => {
    let requestCount = 0;
    const refuses: Answer = (request, response) => {
      requestCount += 1;
      answering(400, { error: 'bad query' })(request, response);
    };
    await expect(clientOf([await node(refuses), await node(refuses)]).send(search)).rejects.toMatchObject({ status: 400, isPassing: false });
    expect(requestCount).toBe(1);
  });
  it('fails clearly where no node answers', async () => {
    const url = await node(answering(503));
    const client = clientOf([url, url]);
    await expect(client.send(search)).rejects.toMatchObject({ status: 503, isPassing: true });
    expect(client.figures.failures).toBe(1);
  });
  it('carries user and password, and several structures as lines of JSON', async () => {
    const seen: string[] = [];
    const url = await node((request, response) => {
      seen.push(String(request.headers.authorization), String(request.headers['content-type']), request.text);
      answering(200)(request, response);
    });
    const client = clientOf([url], { user: 'shop', password: 'a:b' });
    await client.send({ method: 'POST', path: '/_msearch', body: [{ index: 'x' }, { query: 'a\n{"b":1}' }] });
    expect(seen).toEqual([`Basic ${Buffer.from('shop:a:b').toString('base64')}`, 'application/x-ndjson', '{"index":"x"}\n{"query":"a\\n{\\"b\\":1}"}\n']);
  });
});

describe('a server', () => {
  const versionOf = async (body: unknown) => checkVersion(clientOf([await node(answering(200, body))]));
  it.each(['2.19.0', '2.19.3', '2.20.1', '3.0.0', '10.1.0'])('of version %s will do', async (number) => {
    await expect(versionOf({ version: { number, distribution: 'opensearch' } })).resolves.toBeUndefined();
  });
  it.each([
    [{ version: { number: '2.18.9', distribution: 'opensearch' } }, 'leads to OpenSearch 2.18.9; at least 2.19 is needed'],
    [{ version: { number: '1.3.20', distribution: 'opensearch' } }, 'at least 2.19'],
    [{ version: { number: '8.17.0' } }, 'does not lead to OpenSearch'],
    [{ hello: 'world' }, 'does not lead to OpenSearch'],
  ])('that says %j will not', async (body, message) => {
    await expect(versionOf(body)).rejects.toThrow(message);
  });
});
