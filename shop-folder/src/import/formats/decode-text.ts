import { BadFile } from './bad-file.ts';
import type { Encoding } from './encodings.ts';

const NEWLINE = 10;

/** Bytes as text, without a byte order mark, which tells more of them than anybody said. Throws `BadFile` with the line where the bytes are not UTF-8, or not what they are said to be. */
export async function* decodeText(chunks: AsyncIterable<Buffer>, encoding: Encoding = 'utf-8'): AsyncGenerator<string> {
  let decoder = new TextDecoder(encoding, { fatal: true });
  let lines = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst && hasMark(chunk)) decoder = new TextDecoder('utf-8', { fatal: true });
    isFirst = false;
    try {
      yield decoder.decode(chunk, { stream: true });
    } catch {
      throw notUtf8(lines + badLineOf(chunk));
    }
    lines += newlinesIn(chunk);
  }
  try {
    yield decoder.decode();
  } catch {
    throw notUtf8(lines + 1);
  }
}

const notUtf8 = (line: number): BadFile =>
  new BadFile(
    line,
    'not UTF-8: save the file in the encoding UTF-8, or say what it is written in (--encoding windows-1250, windows-1252 …), and import it again',
  );

/** The mark of UTF-8 stands at the beginning. */
export const hasMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

function newlinesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** The first line of a chunk, from 1, that cannot be read; a letter cut at the chunk's beginning is taken for whole. */
function badLineOf(chunk: Buffer): number {
  let line = 1;
  let from = 0;
  while (from < chunk.length && (chunk[from] as number) >= 0x80 && (chunk[from] as number) < 0xc0 && from < 3) from += 1;
  for (let end = chunk.indexOf(NEWLINE, from); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
    if (!isUtf8(chunk.subarray(from, end))) return line;
    line += 1;
    from = end + 1;
  }
  return line;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
