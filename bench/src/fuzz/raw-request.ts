import { connect } from 'node:net';
import { pick } from '../random.ts';
import type { World } from './world.ts';

export interface RawRequest {
  name: string;
  bytes: Buffer;
  /** Number of parts, sent one after another with a pause. */
  pieces: number;
  /** The client disconnects without waiting for a response. */
  leaves: boolean;
}

const HOST = 'Host: localhost\r\n';
const END = 'Connection: close\r\n\r\n';

/** Requests written directly to the socket, as no client library sends them. */
const ODDITIES: Readonly<Record<string, (path: string, next: () => number) => string | Buffer>> = {
  'HTTP/1.0': (path) => `GET ${path} HTTP/1.0\r\n\r\n`,
  'HTTP/0.9': (path) => `GET ${path}\r\n`,
  'HTTP/2 preface': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a future version': (path) => `GET ${path} HTTP/9.9\r\n${HOST}${END}`,
  'TLS hello': () => Buffer.from('16030100c8010000c40303', 'hex'),
  noise: (_, next) => Buffer.from(Array.from({ length: 400 }, () => Math.floor(next() * 256))),
  'empty lines': () => '\r\n\r\n\r\n\r\n',
  'no host': (path) => `GET ${path} HTTP/1.1\r\n${END}`,
  'two hosts': (path) => `GET ${path} HTTP/1.1\r\n${HOST}Host: evil.example\r\n${END}`,
  'strange host': (path, next) =>
    `GET ${path} HTTP/1.1\r\nHost: ${pick(['', ':', '[::1', 'localhost:99999', 'a b', 'evil.example', '%00', 'x'.repeat(3000)], next)}\r\n${END}`,
  'whole address': (path) => `GET http://localhost${path} HTTP/1.1\r\n${HOST}${END}`,
  'address of others': (path) => `GET http://evil.example${path} HTTP/1.1\r\n${HOST}${END}`,
  asterisk: () => `OPTIONS * HTTP/1.1\r\n${HOST}${END}`,
  connect: () => `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}${END}`,
  'unknown method': (path) => `BREW ${path} HTTP/1.1\r\n${HOST}${END}`,
  'long method': (path) => `${'G'.repeat(5000)} ${path} HTTP/1.1\r\n${HOST}${END}`,
  'space in the path': (path) => `GET ${path} x HTTP/1.1\r\n${HOST}${END}`,
  'bytes in the path': (path) =>
    Buffer.concat([Buffer.from(`GET ${path}`), Buffer.from([0, 1, 0x7f, 0xff, 0xc3, 0x28]), Buffer.from(` HTTP/1.1\r\n${HOST}${END}`)]),
  'fragment in the path': (path) => `GET ${path}#x HTTP/1.1\r\n${HOST}${END}`,
  'path without slash': () => `GET webshop HTTP/1.1\r\n${HOST}${END}`,
  'long path': (path, next) => `GET ${path}${'a'.repeat(pick([2000, 2049, 8000, 15_000, 60_000], next))} HTTP/1.1\r\n${HOST}${END}`,
  'long query': (path, next) => `GET ${path}?${'a=1&'.repeat(pick([500, 2000, 3900], next))} HTTP/1.1\r\n${HOST}${END}`,
  'huge header': (path, next) => `GET ${path} HTTP/1.1\r\n${HOST}X: ${'a'.repeat(pick([8000, 15_000, 17_000, 200_000], next))}\r\n${END}`,
  'many headers': (path) => `GET ${path} HTTP/1.1\r\n${HOST}${'X: 1\r\n'.repeat(2500)}${END}`,
  'many cookies': (path) => `GET ${path} HTTP/1.1\r\n${HOST}Cookie: ${'a=b; '.repeat(2500)}\r\n${END}`,
  'header without colon': (path) => `GET ${path} HTTP/1.1\r\n${HOST}Nonsense\r\n${END}`,
  'folded header': (path) => `GET ${path} HTTP/1.1\r\n${HOST}X: a\r\n b\r\n${END}`,
  'zero in a header': (path) => `GET ${path} HTTP/1.1\r\n${HOST}X: a\0b\r\n${END}`,
  'bare line feeds': (path) => `GET ${path} HTTP/1.1\nHost: localhost\nConnection: close\n\n`,
  'doubled headers': (path) =>
    `GET ${path} HTTP/1.1\r\n${HOST}Accept-Encoding: br\r\nAccept-Encoding: \r\nIf-None-Match: a\r\nIf-None-Match: b\r\nRange: x\r\nRange: y\r\nAuthorization: a\r\nAuthorization: b\r\nX-Forwarded-For: a\r\nX-Forwarded-For: b, c\r\nCookie: token=a\r\nCookie: token=b\r\nUser-Agent: a\r\nUser-Agent: b\r\nSec-Fetch-Site: a\r\nSec-Fetch-Site: b\r\nContent-Type: a\r\nContent-Type: b\r\n${END}`,
  'two lengths': () => `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
  'length and chunks': () =>
    `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  'negative length': () => `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
  'length without end': () => `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Content-Length: 99999999999999999999\r\n\r\n{}`,
  'length too long': () => `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 50\r\n${END}{}`,
  'chunks with trailers': () =>
    `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nTrailer: Host\r\n${END.replace('\r\n\r\n', '')}\r\n\r\n2;x=y\r\n{}\r\n0\r\nHost: evil.example\r\nX-Lang: xx\r\n\r\n`,
  'bad chunks': () => `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'huge chunk': () => `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nffffffffff\r\n{}`,
  'unknown coding': () => `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip\r\n\r\n{}`,
  'body on GET': (path) => `GET ${path} HTTP/1.1\r\n${HOST}Content-Length: 5\r\n${END}hello`,
  'chunked GET': (path) => `GET ${path} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n${END}5\r\nhello\r\n0\r\n\r\n`,
  'body on HEAD': () => `HEAD /api/catalog/suggest/ HTTP/1.1\r\n${HOST}Content-Length: 5\r\n${END}hello`,
  expectation: () => `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n${END}{}`,
  'unknown expectation': () => `POST /api/catalog/products/ HTTP/1.1\r\n${HOST}Expect: wonders\r\nContent-Length: 2\r\n${END}{}`,
  'upgrade to websocket': (path) =>
    `GET ${path} HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  'upgrade to h2c': (path) =>
    `GET ${path} HTTP/1.1\r\n${HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
  pipelined: (path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`.repeat(20) + `GET /healthz HTTP/1.1\r\n${HOST}${END}`,
  'pipelined and mixed': (path) =>
    `HEAD ${path} HTTP/1.1\r\n${HOST}\r\nPOST /api/catalog/price-qty/ HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}GET ${path} HTTP/1.1\r\n${HOST}\r\nNONSENSE\r\n\r\n`,
  'half a request': (path) => `GET ${path} HTTP/1.1\r\nHost: loc`,
  'connection header that names all': (path) => `GET ${path} HTTP/1.1\r\n${HOST}Connection: close, host, x-lang, cookie, authorization, content-length\r\n\r\n`,
};
const NAMES = Object.keys(ODDITIES);

export function rawRequest(world: World, next: () => number): RawRequest {
  const name = pick(NAMES, next);
  const path = pick([pick(world.pages, next), pick(world.files, next), '/api/nuxtapi/info/', '/'], next);
  const bytes = Buffer.from((ODDITIES[name] as (typeof ODDITIES)[string])(path, next));
  return { name: `bytes: ${name}`, bytes, pieces: next() < 0.2 ? 3 : 1, leaves: next() < 0.1 };
}

/** Timeout, milliseconds: only a response to an incomplete request should take longer. */
const PATIENCE_MS = 700;

/** Returns all bytes received, and the statuses of the responses in them. */
export function sendBytes({ bytes, pieces, leaves }: RawRequest, port: number): Promise<{ text: string; statuses: number[] }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false });
    const end = (): void => {
      clearTimeout(patience);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ text, statuses: [...text.matchAll(/(?:^|\n)HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1])) });
    };
    let patience = setTimeout(end, PATIENCE_MS);
    socket.on('connect', async () => {
      const size = Math.ceil(bytes.length / pieces);
      for (let at = 0; at < bytes.length && !socket.destroyed; at += size) {
        socket.write(bytes.subarray(at, at + size));
        if (pieces > 1) await new Promise((go) => setTimeout(go, 10));
      }
      if (leaves) socket.resetAndDestroy();
    });
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(patience);
      // A response that keeps the connection open: more responses may follow shortly.
      patience = setTimeout(end, 150);
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}
