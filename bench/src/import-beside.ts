import { runImportProcess } from './import-process.ts';
import { type LoadRequest, type LoadResult, load } from './load.ts';
import { pick, random } from './random.ts';
import { productPaths } from './uncached-page.ts';

/** Connections of visitors: together ten pages per second, a busy hour of a shop of this size. Visitors without pauses took a whole core from the import. */
const CONNECTIONS = 4;
const EVERY_MS = 400;
const PEACE_SECONDS = 20;
const LONGEST_SECONDS = 3600;
const LANGUAGES = ['si', 'en'];

interface Beside {
  imported: Awaited<ReturnType<typeof runImportProcess>>;
  peace: LoadResult;
  meanwhile: LoadResult;
}

/** Imports into a running shop while visitors request its products; measures their response times before and during the import. */
export async function importBesideVisitors({ files, dataDir, port }: { files: readonly string[]; dataDir: string; port: number }): Promise<Beside> {
  const paths = await productPaths(port, 1000, LANGUAGES);
  const next = random(23);
  const visit = (): LoadRequest => ({ path: pick(paths, next) });
  await load({ port, connections: CONNECTIONS, seconds: PEACE_SECONDS, everyMs: EVERY_MS, next: visit });
  const peace = await load({ port, connections: CONNECTIONS, seconds: PEACE_SECONDS, everyMs: EVERY_MS, next: visit });
  let isFinished = false;
  const importing = runImportProcess({ files, dataDir }).finally(() => {
    isFinished = true;
  });
  const meanwhile = await load({ port, connections: CONNECTIONS, seconds: LONGEST_SECONDS, everyMs: EVERY_MS, next: () => (isFinished ? null : visit()) });
  return { imported: await importing, peace, meanwhile };
}
