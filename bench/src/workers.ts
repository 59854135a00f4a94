import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inNewFolder } from './in-new-folder.ts';
import { childrenOf } from './process-tree.ts';
import { limitProcessor } from './processor-share.ts';
import { startShop } from './shop-process.ts';
import { productPaths } from './uncached-page.ts';

type Note = (name: string, value: number, more?: string) => void;

const run = promisify(execFile);
const ROUNDS = 3;
const SECONDS = 6;
const LANGUAGES = ['si', 'hr', 'en', 'de', 'at', 'rs', 'it', 'ba', 'me', 'es'];
const PAGES = 3000;

/** Share of a processor for each worker: the rest is for load generator, database and first process, also on two processors. */
const SHARE = 0.3;

/**
 * Requests per second of two workers against one, in turn, sent by wrk (Debian: apt-get install wrk). Each worker is limited to a small share of a processor,
 * as wrk alone needs a whole one to saturate one worker with a cached page.
 */
export async function measureWorkers({ port, note }: { port: number; note: Note }): Promise<void> {
  await inNewFolder(async (dataDir) => {
    await (await startShop({ dataDir, port })).stop();
    const cached: number[][] = [];
    const rendered: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await measure({ dataDir, port, workers: 1 });
      const two = await measure({ dataDir, port, workers: 2 });
      cached.push([one.cached, two.cached]);
      rendered.push([one.rendered, two.rendered]);
    }
    note('workers_cached', middle(cached.map(([one = 0, two = 0]) => two / one)), `(${show(cached)})`);
    note('workers_uncached', middle(rendered.map(([one = 0, two = 0]) => two / one)), `(${show(rendered)})`);
  });
}

async function measure({ dataDir, port, workers }: { dataDir: string; port: number; workers: number }): Promise<{ cached: number; rendered: number }> {
  // The cache is too small to hold a page until its next request.
  const shop = await startShop({ dataDir, port, until: '/readyz', env: { WORKERS: String(workers), PAGE_CACHE_MB: '1' } });
  const serving = workers === 1 ? [shop.pid] : childrenOf(shop.pid).flatMap(({ pid, command }) => (command.includes('main.ts') ? [pid] : []));
  const ends = serving.map((pid) => limitProcessor(pid, SHARE));
  if (serving.length !== workers || ends.includes(null))
    throw new Error('the workers’ share of the processors cannot be limited here: this needs Linux and root');
  try {
    const paths = await productPaths(port, PAGES, LANGUAGES);
    const script = join(dataDir, 'paths.lua');
    writeFileSync(
      script,
      `local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}\nlocal i = 0\nrequest = function()\n  i = i + 1\n  return wrk.format("GET", paths[i % #paths + 1])\nend\n`,
    );
    const at = (seconds: number, connections: number, more: string[]) => wrk(port, seconds, connections, more);
    await at(3, 8, ['-s', script, `http://localhost:${port}`]);
    const rendered = await at(SECONDS, 8, ['-s', script, `http://localhost:${port}`]);
    const page = `http://localhost:${port}${paths[0]}`;
    await at(2, 32, [page]);
    return { rendered, cached: await at(SECONDS, 32, [page]) };
  } finally {
    await shop.stop();
    for (const end of ends) end?.();
  }
}

/** Responses per second; throws on errors. */
async function wrk(port: number, seconds: number, connections: number, more: string[]): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', ...more]).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new Error('wrk is not installed (Debian: apt-get install wrk)');
      throw error;
    },
  );
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (bad) throw new Error(`${bad} answers at port ${port} were errors`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const show = (rounds: readonly number[][]): string => rounds.map(([one = 0, two = 0]) => `${one.toFixed(0)} and ${two.toFixed(0)}/s`).join('; ');
