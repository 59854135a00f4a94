import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip as gzipCallback, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Encoding>();

/** The best encoding a client takes: Brotli, else gzip, else none. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const cached = known.get(accepted);
  if (cached) return cached;
  const taken = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  const encoding = taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
  if (known.size < 500) known.set(accepted, encoding);
  return encoding;
}

/** Up to here compressing takes less time than handing the work to another thread and taking it back. */
const AT_ONCE_BYTES = 160 * 1024;

const brotliElsewhere = promisify(brotliCompress);
const gzipElsewhere: (bytes: Buffer, options: { level: number }) => Promise<Buffer> = promisify(gzipCallback);
export const unbrotli: (bytes: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

export async function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // Holds a whole page; a larger one costs a quarter more time to set up and gains nothing.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  };
  return bytes.length <= AT_ONCE_BYTES ? brotliCompressSync(bytes, options) : brotliElsewhere(bytes, options);
}

export const gzip = async (bytes: Buffer, options: { level: number }): Promise<Buffer> =>
  bytes.length <= AT_ONCE_BYTES ? gzipSync(bytes, options) : gzipElsewhere(bytes, options);
