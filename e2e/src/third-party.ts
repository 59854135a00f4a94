import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ThirdParty {
  /** `http://127.0.0.1:4321`, another site than the shop's. */
  origin: string;
  /** Requested paths with their queries. */
  requestedUrls: string[];
  /** Requests received. */
  received: { path: string; body: string }[];
  stop: () => Promise<void>;
}

/** The script of a service: sets its cookie, marks that it runs, and reports the entries of its queue, present and future. */
const script = (name: string): string => `
  document.cookie = '_${name}_visitor=1; Path=/; Max-Age=3600';
  document.documentElement.dataset.${name} = 'runs';
  new Image().src = new URL('/collect/${name}', document.currentScript.src).href;
`;

/** Starts a replacement of third-party services: serves a script at `/{name}.js` and records what is sent to it. */
export async function startThirdParty(): Promise<ThirdParty> {
  const requestedUrls: string[] = [];
  const received: ThirdParty['received'] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    requestedUrls.push(url);
    const name = /^\/(\w+)\.js/.exec(url)?.[1];
    if (name) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script(name));
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => {
      if (body) received.push({ path: url, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedUrls,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
