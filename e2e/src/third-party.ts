import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ThirdParty {
  /** `http://127.0.0.1:4321`, another site than the shop's. */
  origin: string;
  /** Paths that were asked for, with their queries. */
  asked: string[];
  stop: () => Promise<void>;
}

/** The script of a service: sets its cookie, says that it runs, and reports what lies in its list and what comes into it. */
const script = (name: string): string => `
  document.cookie = '_${name}_visitor=1; Path=/; Max-Age=3600';
  document.documentElement.dataset.${name} = 'runs';
  new Image().src = new URL('/collect/${name}', document.currentScript.src).href;
`;

/** Stands in for the services of others: serves a script at `/{name}.js`, an error at `/broken.js`, and takes what is sent to it. */
export async function startThirdParty(): Promise<ThirdParty> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    asked.push(url);
    const name = /^\/(\w+)\.js/.exec(url)?.[1];
    if (name === 'broken') return response.writeHead(500).end();
    if (name) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script(name));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
