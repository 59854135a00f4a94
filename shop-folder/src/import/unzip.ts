import { createGunzip } from 'node:zlib';

/** Unpacks gzip chunk by chunk. Yields all data that could be unpacked before it throws on a damaged or truncated file: a plain pipe would drop its buffer. */
export async function* unzip(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  let ready: Buffer[] = [];
  let ended = false;
  let failure: Error | undefined;
  let wake = () => {};
  gunzip.on('data', (chunk: Buffer) => ready.push(chunk));
  gunzip.on('end', () => {
    ended = true;
    wake();
  });
  gunzip.on('error', (error) => {
    failure = error;
    wake();
  });
  const until = (start: (resume: () => void) => void) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      start(resolve);
    });
  try {
    for await (const chunk of chunks) {
      await until((resume) => gunzip.write(chunk, () => resume()));
      yield* ready;
      ready = [];
      if (failure) throw failure;
    }
    if (!ended) await until(() => gunzip.end());
    yield* ready;
    if (failure) throw failure;
  } finally {
    gunzip.destroy();
  }
}
