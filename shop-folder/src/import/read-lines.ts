import { createReadStream } from 'node:fs';
import { asUtf8 } from './formats/utf-16.ts';
import { LineSplitter } from './split-lines.ts';
import { unzip } from './unzip.ts';

/** A line as text, or the problem that prevents reading it. `number` 0: the file as a whole. */
export type Line = { number: number; text: string } | { number: number; problem: string };

/** Maximum length of a line; known feeds have up to 15 kB. */
export const MAX_LINE_BYTES = 1_048_576;

/**
 * Reads a file line by line, unpacking gzip; blank lines are left out. Never throws: a problem of a line or of the file is yielded as a
 * line. `onBytes` is called with the number of bytes read.
 */
export async function* readLines(file: string, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<Line> {
  const splitter = new LineSplitter(MAX_LINE_BYTES);
  try {
    for await (const chunk of unpackedChunks(file, onBytes)) yield* linesOf(splitter.push(chunk));
    yield* linesOf(splitter.end());
  } catch (error) {
    yield* linesOf(splitter.end());
    yield { number: 0, problem: `the file cannot be read to its end: ${reasonOf(error)}` };
  }
}

/** The bytes of a file, unpacked if gzip, converted to UTF-8 if UTF-16. */
export async function* unpackedChunks(file: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const chunks = counted(file, onBytes);
  const first = await chunks.next();
  if (first.done) return;
  const all = (async function* () {
    yield first.value;
    yield* chunks;
  })();
  yield* asUtf8(first.value[0] === 0x1f && first.value[1] === 0x8b ? unzip(all) : all);
}

async function* counted(file: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 65_536 }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    onBytes(bytes);
    yield chunk;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function* linesOf(raw: ReturnType<LineSplitter['push']>): Generator<Line> {
  for (const { number, bytes } of raw) {
    const line = decode(number, bytes);
    if (line) yield line;
  }
}

function decode(number: number, bytes: Buffer | 'too-long'): Line | null {
  if (bytes === 'too-long') return { number, problem: `longer than ${MAX_LINE_BYTES / 1_048_576} MB` };
  try {
    const text = utf8.decode(bytes).trim();
    return text === '' ? null : { number, text };
  } catch {
    return { number, problem: 'not UTF-8' };
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'Z_BUF_ERROR') return 'the gzip data ends in the middle';
  return message;
}
