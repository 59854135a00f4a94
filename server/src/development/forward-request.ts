import { Agent, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import { isFromThisMachine } from '../http/from-this-machine.ts';
import { failurePage } from './failure-page.ts';
import type { Outcome } from './shop-process.ts';

const agent = new Agent({ keepAlive: true });
/** Methods that are retried if the process ended meanwhile. */
const REPEATABLE = new Set(['GET', 'HEAD']);
const MOST_TRIES = 3;

interface ForwardOptions {
  outcome: () => Promise<Outcome>;
}

/** Forwards a request to the shop's process. Waits while that starts; if it cannot start, answers with the reason. */
export async function forwardRequest(request: IncomingMessage, response: ServerResponse, { outcome }: ForwardOptions, tries = 1): Promise<void> {
  const shop = await outcome();
  if (!shop.ok) return answerFailure(response, 'The shop did not start', shop.text);
  try {
    await pipeToShop(shop.port, request, response);
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else if (tries < MOST_TRIES && REPEATABLE.has(request.method as string)) await forwardRequest(request, response, { outcome }, tries + 1);
    else answerFailure(response, 'The shop ended while it answered', String((error as Error).stack));
  }
}

function answerFailure(response: ServerResponse, title: string, text: string): void {
  const { status, headers, html } = failurePage({ title, text });
  response.writeHead(status, headers).end(html);
}

function pipeToShop(port: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest({ host: '127.0.0.1', port, agent, method: request.method, path: request.url, headers: headersOf(request) }, (answer) => {
      response.writeHead(answer.statusCode as number, answer.statusMessage, answer.rawHeaders);
      answer.pipe(response);
      answer.once('error', reject);
      response.once('close', resolve);
    });
    outgoing.once('error', reject);
    response.once('close', () => outgoing.destroy());
    if (REPEATABLE.has(request.method as string)) outgoing.end();
    else request.pipe(outgoing);
  });
}

/** Returns the headers to pass on: clients of other machines are named in X-Forwarded-For as by any proxy; clients of this machine are not. */
function headersOf(request: IncomingMessage): IncomingMessage['headers'] {
  if (isFromThisMachine(request)) return request.headers;
  const before = request.headers['x-forwarded-for'];
  return { ...request.headers, 'x-forwarded-for': [...(before ? [String(before)] : []), request.socket.remoteAddress ?? ''].join(', ') };
}
