import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../faults.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Returns the text of a file of the folder, or a fault: too large, not UTF-8, or a control character. */
export function readText(dir: string, file: string, { size, limit }: { size: number; limit: number }): string | Fault {
  const fault = (words: string, line = 0, column = 0): Fault => ({ level: 'error', file, line, column, words });
  if (size > limit) return fault(`is ${size} bytes; a file of this kind may have ${limit}`);
  const bytes = readFileSync(join(dir, file));
  try {
    const text = UTF8.decode(bytes).replaceAll('\r\n', '\n');
    const at = text.search(CONTROL);
    if (at === -1) return text;
    const isReturn = text[at] === '\r';
    return fault(isReturn ? LONE_RETURN : `has a control character (code ${text.charCodeAt(at)})`, ...placeOf(text, at));
  } catch {
    return fault('is not UTF-8', ...placeOfBadByte(bytes));
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;
/** YAML treats a lone carriage return as a space: a file without line feeds would be one comment. */
const LONE_RETURN = 'ends a line with a carriage return alone; save it with line feeds (LF or CRLF)';

/** Line and column of an offset, from 1. */
export function placeOf(text: string, offset: number): [line: number, column: number] {
  const before = text.slice(0, offset);
  return [before.split('\n').length, offset - before.lastIndexOf('\n')];
}

/** Place of the first line that is not valid UTF-8. */
function placeOfBadByte(bytes: Buffer): [number, number] {
  let [line, from] = [1, 0];
  for (;;) {
    const end = bytes.indexOf(10, from);
    const part = bytes.subarray(from, end === -1 ? undefined : end);
    const text = part.toString('utf8');
    if (text.includes('\ufffd') && !part.equals(Buffer.from(text))) return [line, text.indexOf('\ufffd') + 1];
    if (end === -1) return [line, 1];
    line += 1;
    from = end + 1;
  }
}
