import { connect } from 'node:net';

export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Answers other than 2xx and 3xx. */
  bad: number;
}

interface LoadOptions {
  port: number;
  connections: number;
  /** Ends after this many seconds or when the requests are used up, whichever is first. */
  seconds: number;
  next: () => LoadRequest | null;
  onStatus?: (status: number) => void;
}

/** A closed loop over raw sockets on this machine: each connection sends its next request when the answer to the last one is whole. */
export async function load({ port, connections, seconds, next, onStatus }: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  let bad = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const once = () => (performance.now() < end ? next() : null);
  const noteAnswer = (status: number, ms: number) => {
    times.push(ms);
    onStatus?.(status);
    if (status < 200 || status > 399) bad += 1;
  };
  await Promise.all(Array.from({ length: connections }, () => runConnection(port, once, noteAnswer)));
  const took = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, seconds: took, perSecond: times.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99), bad };
}

function runConnection(port: number, next: () => LoadRequest | null, noteAnswer: (status: number, ms: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    let received: Buffer = Buffer.alloc(0);
    const send = () => {
      const request = next();
      if (!request) return void socket.end();
      sent = performance.now();
      socket.write(format(request, port));
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = wholeAnswer(received);
      if (!answer) return;
      received = received.subarray(answer.length);
      noteAnswer(answer.status, performance.now() - sent);
      send();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
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

/** Status and length of the answer at the beginning of the bytes, when it is whole. */
function wholeAnswer(bytes: Buffer): { status: number; length: number } | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bytes.length >= headEnd + 4 + Number(length) ? { status, length: headEnd + 4 + Number(length) } : null;
  if (status === 304 || status === 204) return { status, length: headEnd + 4 };
  const last = bytes.indexOf('0\r\n\r\n', headEnd + 2, 'latin1');
  return last < 0 ? null : { status, length: last + 5 };
}
