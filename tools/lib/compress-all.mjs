import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './fingerprint.mjs';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const TEXTS = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const LEAST_BYTES = 400;

/** Writes compressed forms of each text file next to it, so that the server need not compress. */
export async function compressAll(folder) {
  const files = filesBelow(folder).filter((file) => TEXTS.has(extname(file)) && statSync(file).size >= LEAST_BYTES);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [br, gz] = await Promise.all([
        brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        gzipAsync(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
