import { connect, type Socket } from 'node:net';
import type { LoadRequest } from '../load.ts';

export interface Answered {
  /** 0: no response. */
  status: number;
  ms: number;
  /** State reported by the page cache: hit, stale, miss … */
  cache: string;
  hasRetryAfter: boolean;
  body: Buffer;
}

export interface Sockets {
  /** Sends over a free connection, else over a new one, else waits for one if the limit is reached. The response time includes the wait. */
  sendRequest: (request: LoadRequest) => Promise<Answered>;
  close: () => void;
}

interface Line {
  socket: Socket;
  received: Buffer;
  answer: ((answered: Answered) => void) | null;
  requestedAt: number;
  timer: NodeJS.Timeout | undefined;
}

const ANSWER_WITHIN_MS = 15_000;
/** Limit of connections: visitors present at a time. */
const MOST_CONNECTIONS = 2000;
const NOTHING: Buffer = Buffer.alloc(0);

interface Question {
  request: LoadRequest;
  requestedAt: number;
  answer: (answered: Answered) => void;
}

/** Opens a pool of connections, one per concurrent request, up to `most`. */
export function openSockets(port: number, most = MOST_CONNECTIONS): Sockets {
  const free: Line[] = [];
  const questions: Question[] = [];
  const all = new Set<Line>();

  const settle = (line: Line, answered: Omit<Answered, 'ms'>): void => {
    clearTimeout(line.timer);
    const { answer } = line;
    line.answer = null;
    answer?.({ ...answered, ms: performance.now() - line.requestedAt });
    const next = questions.shift();
    if (next) send(next);
  };
  const drop = (line: Line): void => {
    if (!all.delete(line)) return;
    if (free.includes(line)) free.splice(free.indexOf(line), 1);
    line.socket.destroy();
    settle(line, { status: 0, cache: '', hasRetryAfter: false, body: NOTHING });
  };
  const onData = (line: Line, chunk: Buffer): void => {
    line.received = line.received.length === 0 ? chunk : Buffer.concat([line.received, chunk]);
    const answer = wholeAnswer(line.received);
    if (!answer) return;
    line.received = NOTHING;
    if (answer.closes) all.delete(line);
    else free.push(line);
    settle(line, answer);
  };
  const open = (): Line => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const line: Line = { socket, received: NOTHING, answer: null, requestedAt: 0, timer: undefined };
    socket.on('data', (chunk) => onData(line, chunk));
    socket.on('error', () => drop(line));
    socket.on('close', () => drop(line));
    all.add(line);
    return line;
  };
  const send = ({ request, requestedAt, answer }: Question): void => {
    const line = free.pop() ?? open();
    line.answer = answer;
    line.requestedAt = requestedAt;
    line.timer = setTimeout(() => drop(line), ANSWER_WITHIN_MS);
    line.socket.write(format(request, port));
  };
  return {
    sendRequest: (request) =>
      new Promise((answer) => {
        const question = { request, requestedAt: performance.now(), answer };
        if (free.length > 0 || all.size < most) send(question);
        else questions.push(question);
      }),
    close: () => {
      for (const line of all) line.socket.destroy();
    },
  };
}

function format({ path, method = 'GET', headers = {}, body = '' }: LoadRequest, port: number): string {
  let head = `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: br\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  if (method === 'POST') head += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${head}\r\n${body}`;
}

/** Parses a response once it is complete. Every response of the shop has a Content-Length. */
function wholeAnswer(bytes: Buffer): (Omit<Answered, 'ms'> & { closes: boolean }) | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (bytes.length < end + 4 + length) return null;
  return {
    status: Number(head.slice(9, 12)),
    cache: /\r\nx-cache: (\w+)/i.exec(head)?.[1] ?? '',
    hasRetryAfter: /\r\nretry-after: /i.test(head),
    closes: /\r\nconnection: close/i.test(head),
    body: bytes.subarray(end + 4, end + 4 + length),
  };
}
