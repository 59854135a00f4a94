import { BadFile } from './bad-file.ts';
import type { Encoding } from './encodings.ts';

const NEWLINE = 10;

/**
 * Decodes bytes without their byte order mark, which takes precedence over the stated encoding. Throws `BadFile` with the line that is not
 * valid in the encoding.
 */
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

/** True if bytes begin with the byte order mark of UTF-8. */
export const hasMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

function newlinesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** First line of a chunk, from 1, that cannot be decoded; a character cut at the chunk's beginning counts as valid. */
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
