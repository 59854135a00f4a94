import { BadFile } from './bad-file.ts';

const NEWLINE = /\n/g;

/**
 * Converts bytes with the byte order mark of UTF-16, as in a spreadsheet's "Unicode text", to UTF-8 with its own mark; passes others
 * through. Throws `BadFile` with the line that is cut within a character.
 */
export async function* asUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null;
  let lines = 1;
  let isFirst = true;
  const decode = (chunk?: Buffer): Buffer => {
    try {
      const text = (decoder as TextDecoder).decode(chunk, { stream: chunk !== undefined });
      lines += text.match(NEWLINE)?.length ?? 0;
      return Buffer.from(text);
    } catch {
      throw new BadFile(lines, 'not UTF-16, as the file says it is: save it in the encoding UTF-8 and import it again');
    }
  };
  for await (const chunk of chunks) {
    if (isFirst) decoder = decoderOf(chunk);
    isFirst = false;
    yield decoder ? decode(chunk) : chunk;
  }
  if (decoder) yield decode();
}

function decoderOf(beginning: Buffer): TextDecoder | null {
  const name = beginning[0] === 0xff && beginning[1] === 0xfe ? 'utf-16le' : beginning[0] === 0xfe && beginning[1] === 0xff ? 'utf-16be' : null;
  return name === null ? null : new TextDecoder(name, { fatal: true, ignoreBOM: true });
}
