import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LoadRequest } from './load-request.ts';

export interface Answered {
  request: LoadRequest;
  /** `0`: the connection ended without a response. */
  status: number;
  /** Head of the response and the beginning of its body; or the reason why there is none. */
  text: () => string;
  ms: number;
}

interface Options {
  port: number;
  next: () => LoadRequest | null;
  onAnswer: (answered: Answered) => void;
  /** Milliseconds between the starts of two requests; after a longer response the next one starts immediately. Absent: always immediately. */
  everyMs?: number;
}

const SHOWN = 1000;

/** Sends over one connection after another: opens a new one if the shop announces to close the last, or closes it without a response, which counts as bad. */
export async function loadConnection(options: Options): Promise<void> {
  for (let isOver = false; !isOver; ) isOver = await useConnection(options);
}

/** Resolves with true if all requests are sent, false if only the connection has ended. */
function useConnection({ port, next, onAnswer, everyMs = 0 }: Options): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let isConnected = false;
    let request: LoadRequest | null = null;
    let sent = 0;
    let received: Buffer = Buffer.alloc(0);
    let fault: Error | undefined;
    const note = (status: number, text: () => string): void => {
      const answered = request as LoadRequest;
      request = null;
      onAnswer({ request: answered, status, text, ms: performance.now() - sent });
    };
    const send = (): void => {
      request = next();
      if (!request) {
        leave(socket, true);
        return;
      }
      sent = performance.now();
      socket.write(format(request, port));
    };
    const leave = (from: Socket, isOver: boolean): void => {
      from.removeAllListeners('close').end();
      resolve(isOver);
    };
    socket.on('connect', () => {
      isConnected = true;
      send();
    });
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = wholeAnswer(received);
      if (!answer || !request) return;
      const bytes = received.subarray(0, answer.length);
      note(answer.status, () => textOf(bytes));
      received = received.subarray(answer.length);
      if (answer.closes) leave(socket, false);
      else if (everyMs === 0) send();
      else setTimeout(send, sent + everyMs - performance.now());
    });
    socket.on('error', (error) => {
      fault = error;
    });
    socket.on('close', () => {
      if (!isConnected) return void reject(fault);
      if (request) note(0, () => fault?.message ?? 'the connection was closed');
      resolve(false);
    });
  });
}

function format({ path, method = 'GET', headers = {}, body = '' }: LoadRequest, port: number): string {
  const all = {
    host: `localhost:${port}`,
    'accept-encoding': 'br, gzip',
    ...headers,
    ...(method === 'POST' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  };
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`;
}

/** Parses the response at the beginning of the bytes once it is complete. */
function wholeAnswer(bytes: Buffer): { status: number; length: number; closes: boolean } | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const closes = /\r\nconnection: close/i.test(head);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bytes.length >= headEnd + 4 + Number(length) ? { status, length: headEnd + 4 + Number(length), closes } : null;
  if (status === 304 || status === 204) return { status, length: headEnd + 4, closes };
  const last = bytes.indexOf('0\r\n\r\n', headEnd + 2, 'latin1');
  return last < 0 ? null : { status, length: last + 5, closes };
}

function textOf(answer: Buffer): string {
  const bodyAt = answer.indexOf('\r\n\r\n') + 4;
  const head = answer.toString('latin1', 0, bodyAt);
  const body = answer.subarray(bodyAt);
  const encoding = /\r\ncontent-encoding: (\w+)/i.exec(head)?.[1];
  const isWhole = /\r\ncontent-length: /i.test(head);
  if (encoding && !isWhole) return head;
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return head + plain.toString('utf8', 0, SHOWN);
}
