import { promisify } from 'node:util';
import { PassThrough, type Transform } from 'node:stream';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, createBrotliCompress, createGzip, gzip as gzipCallback, gzipSync } from 'node:zlib';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';

export type Encoding = 'br' | 'gzip' | 'identity';

const cachedEncodings = new BoundedMap<string, Encoding>(500);
/** Characters of a header; browsers send about twenty. */
const LONGEST_CACHED = 200;

/** The best accepted encoding: Brotli, else gzip, else none. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const cached = cachedEncodings.get(accepted);
  if (cached) return cached;
  const acceptedEncodings = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  const encoding = acceptedEncodings.includes('br') ? 'br' : acceptedEncodings.includes('gzip') ? 'gzip' : 'identity';
  if (accepted.length <= LONGEST_CACHED) cachedEncodings.set(accepted, encoding);
  return encoding;
}

/** Stream that compresses, at a fast level, replies that are too long to hold in memory. */
export function compressor(encoding: Encoding): Transform {
  if (encoding === 'br') return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  return encoding === 'gzip' ? createGzip({ level: 1 }) : new PassThrough();
}

/** Bytes up to which compressing here is faster than in another thread. */
const AT_ONCE_BYTES = 160 * 1024;

const brotliElsewhere = promisify(brotliCompress);
const gzipElsewhere: (bytes: Buffer, options: { level: number }) => Promise<Buffer> = promisify(gzipCallback);
export const unbrotli: (bytes: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

const brotliOptions = (bytes: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Window of one page; a larger one takes longer to set up without gain.
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
});

export async function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const options = brotliOptions(bytes, quality);
  return onItsOwn(bytes.length <= AT_ONCE_BYTES ? brotliCompressSync(bytes, options) : await brotliElsewhere(bytes, options));
}

/** Compresses in another thread, whatever the size; for results no client waits for. */
export const brotliLater = async (bytes: Buffer, quality: number): Promise<Buffer> => onItsOwn(await brotliElsewhere(bytes, brotliOptions(bytes, quality)));

export const gzip = async (bytes: Buffer, options: { level: number }): Promise<Buffer> =>
  onItsOwn(bytes.length <= AT_ONCE_BYTES ? gzipSync(bytes, options) : await gzipElsewhere(bytes, options));

/** Copies the result: zlib returns a slice of a buffer of 16 kB or more, which a cached slice would keep alive. */
function onItsOwn(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
