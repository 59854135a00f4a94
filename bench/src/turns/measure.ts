import { readdirSync, readFileSync } from 'node:fs';
import { fillIn, openBuyer, placeOrder, putIn } from '../buyer.ts';
import { inNewFolder } from '../in-new-folder.ts';
import { load } from '../load.ts';
import { childrenOf, cpuSeconds } from '../process-tree.ts';
import { takeFromShelf } from '../shelf.ts';
import { type ShopProcess, startShop } from '../shop-process.ts';
import { productPaths } from '../uncached-page.ts';

export interface TurnsOptions {
  port: number;
  /** Folders of built releases by short name; `undefined`: this one. The others are compared with the first. */
  releases: readonly { name: string; root: string | undefined }[];
  what: 'pages' | 'orders';
  rounds: number;
  /** Pages or orders per release and round. */
  each: number;
  languages: readonly string[];
}

/** Processor seconds of a shop. */
interface Used {
  all: number;
  main: number;
  threads: number;
  database: number;
}

interface Runner {
  name: string;
  shop: ShopProcess;
  work: (count: number) => Promise<void>;
  used: Used;
  /** Pages whose content is measured; empty for orders. */
  sample: readonly string[];
  wall: number;
  worked: number;
}

const WARM_UP = 150;
const SAMPLE = 200;
const CONNECTIONS = 4;
/** Seconds until a new shop has finished its initial background work. */
const SETTLING = 60;

/**
 * Compares two or more releases running concurrently, which get equal pages or orders in turn, in rotating order, so that other load of the machine affects all
 * alike. Prints processor milliseconds per page or order, and the ratio to the first release.
 */
export async function measureTurns({ port, releases, what, rounds, each, languages }: TurnsOptions): Promise<void> {
  const open = releases.map(
    (release, i) => async (inner: (runner: Runner) => Promise<void>) =>
      inNewFolder(async (dataDir) => {
        const root = release.root === undefined ? {} : { root: release.root };
        await (await startShop({ dataDir, port: port + 2 * i, ...root })).stop();
        const shop = await startShop({ dataDir, port: port + 2 * i, ...root });
        try {
          await inner({ name: release.name, shop, work: async () => {}, used: { all: 0, main: 0, threads: 0, database: 0 }, sample: [], wall: 0, worked: 0 });
        } finally {
          await shop.stop();
        }
      }),
  );
  const runners: Runner[] = [];
  const nested = open.reduceRight<() => Promise<void>>(
    (next, one) => () =>
      one(async (runner) => {
        runners.push(runner);
        await next();
      }),
    async () => {
      await (what === 'pages' ? givePages(runners, WARM_UP + rounds * each, languages) : giveOrders(runners));
      await runRounds(runners, { rounds, each });
      print(runners, what);
      if (what === 'pages') await printContent(runners);
    },
  );
  await nested();
}

async function runRounds(runners: readonly Runner[], { rounds, each }: { rounds: number; each: number }): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLING * 1000));
  for (const runner of runners) await runner.work(WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % runners.length;
    for (const runner of [...runners.slice(first), ...runners.slice(0, first)]) {
      const before = usedBy(runner.shop.pid);
      const startedAt = performance.now();
      await runner.work(each);
      const after = usedBy(runner.shop.pid);
      runner.wall += (performance.now() - startedAt) / 1000;
      for (const part of ['all', 'main', 'threads', 'database'] as const) runner.used[part] += after[part] - before[part];
      runner.worked += each;
    }
  }
}

/** Paths of the releases differ in the id at their end: only products that all releases have are requested, in one order. */
async function givePages(runners: readonly Runner[], count: number, languages: readonly string[]): Promise<void> {
  const lists = await Promise.all(
    runners.map(async ({ shop }) => new Map((await productPaths(shop.port, 5000, languages)).map((path) => [path.replace(/\d+\/?$/, ''), path]))),
  );
  const keys = [...(lists[0]?.keys() ?? [])].filter((key) => lists.every((list) => list.has(key)));
  const spread = keys.map((key, i) => ({ key, place: (i * 7919) % keys.length })).sort((a, b) => a.place - b.place);
  if (spread.length < count) throw new Error(`${spread.length} addresses are in all releases, ${count} are needed: fewer rounds`);
  for (const [i, runner] of runners.entries()) {
    const rest = spread.map(({ key }) => lists[i]?.get(key) as string);
    runner.sample = rest.slice(0, SAMPLE);
    runner.work = async (pages) => {
      const some = rest.splice(0, pages);
      const { bad } = await load({
        port: runner.shop.port,
        connections: CONNECTIONS,
        seconds: 300,
        next: () => (some.length > 0 ? { path: some.pop() as string } : null),
      });
      if (bad > 0) throw new Error(`${runner.name}: ${bad} bad answers`);
    };
  }
}

async function giveOrders(runners: readonly Runner[]): Promise<void> {
  for (const runner of runners) {
    const take = await takeFromShelf(runner.shop.port);
    runner.work = async (orders) => {
      let left = orders;
      const buy = async (): Promise<void> => {
        const buyer = openBuyer({ port: runner.shop.port });
        while (left > 0) {
          left -= 1;
          await buyer.startGuest();
          const label = (await putIn(buyer, [take()])) ?? (await fillIn(buyer)) ?? (await placeOrder(buyer)).label;
          if (label !== null) throw new Error(`${runner.name}: ${label}`);
        }
        buyer.close();
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, buy));
    };
  }
}

/** Processor time of the server's main thread, of its other threads, and of its child processes, which are the database. */
function usedBy(pid: number): Used {
  const all = cpuSeconds(pid);
  const database = childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child.pid), 0);
  const main = threadSeconds(`/proc/${pid}/task/${pid}/stat`);
  const node = readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadSeconds(`/proc/${pid}/task/${thread}/stat`), 0);
  return { all, main, threads: node - main, database };
}

function threadSeconds(file: string): number {
  const stat = readFileSync(file, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function print(runners: readonly Runner[], what: string): void {
  const [first] = runners;
  if (!first) return;
  const per = (runner: Runner, part: keyof Used) => (runner.used[part] * 1000) / runner.worked;
  console.log(`\n| ${what} | all, ms | | main thread | other threads | database | a second | |\n|---|---|---|---|---|---|---|---|`);
  for (const runner of runners) {
    const cells = [
      runner.name,
      per(runner, 'all').toFixed(2),
      `${(per(runner, 'all') / per(first, 'all')).toFixed(3)}x`,
      per(runner, 'main').toFixed(2),
      per(runner, 'threads').toFixed(2),
      per(runner, 'database').toFixed(2),
      (runner.worked / runner.wall).toFixed(1),
      `${(runner.worked / runner.wall / (first.worked / first.wall)).toFixed(3)}x`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** Prints what a page of each release holds: releases differ in what their pages show, and so in what these should cost. */
async function printContent(runners: readonly Runner[]): Promise<void> {
  const contents = await Promise.all(runners.map(contentOf));
  const [first] = contents;
  if (!first) return;
  console.log('\n| a page | HTML, kB | | elements | | ms for 1,000 elements | |\n|---|---|---|---|---|---|---|');
  for (const [i, content] of contents.entries()) {
    const cells = [
      (runners[i] as Runner).name,
      (content.bytes / 1000).toFixed(1),
      `${(content.bytes / first.bytes).toFixed(2)}x`,
      content.elements.toFixed(0),
      `${(content.elements / first.elements).toFixed(2)}x`,
      content.perThousand.toFixed(2),
      `${(content.perThousand / first.perThousand).toFixed(3)}x`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** Average bytes and elements of a page's HTML, and processor milliseconds for 1,000 elements. */
async function contentOf({ shop, sample, used, worked }: Runner): Promise<{ bytes: number; elements: number; perThousand: number }> {
  let [bytes, elements] = [0, 0];
  for (const path of sample) {
    const html = await (await fetch(`http://localhost:${shop.port}${path}`)).text();
    bytes += Buffer.byteLength(html) / sample.length;
    elements += (html.match(/<[a-z]/g)?.length ?? 0) / sample.length;
  }
  return { bytes, elements, perThousand: ((used.all * 1000) / worked / elements) * 1000 };
}
