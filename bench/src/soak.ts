import { join } from 'node:path';
import { type Growth, growthOf } from './growth.ts';
import { type BadAnswer, type LoadRequest, load } from './load.ts';
import { collectsGarbage, type ProcessState, stateOf } from './process-state.ts';
import { random, visitorAddress } from './random.ts';
import { takeFromShelf } from './shelf.ts';
import { queryShop } from './shop-database.ts';
import { startShop } from './shop-process.ts';
import { type SoakOrders, startOrdering } from './soak-orders.ts';
import { soakRequests } from './soak-requests.ts';

export interface SoakOptions {
  dataDir: string;
  port: number;
  requests: number;
  seed: number;
  /** Folder for heap snapshots after a tenth, at the middle and at the end. */
  snapshots?: string | undefined;
}

export interface Sample extends ProcessState {
  requests: number;
  perSecond: number;
  p99: number;
}

export interface SoakResult {
  samples: Sample[];
  /** Number of responses by status, including the 404 that some requests expect. */
  statuses: Map<number, number>;
  bad: number;
  /** The first bad responses. */
  badAnswers: readonly BadAnswer[];
  orders: SoakOrders;
  /** Growth of the memory in use over the second half. */
  growth: Growth;
  /** Descriptors at the end minus those at the middle. */
  moreDescriptors: number;
}

const PARTS = 100;
/** One of this many parts is printed; memory varies by chance, so that a trend needs many values. */
const PRINTED_EACH = 5;
const CONNECTIONS = 12;
/** Parts after which a snapshot is taken. */
const SNAPSHOTS = [10, 50, 100];

/** Sends the given number of mixed requests without pauses, and measures the process after each hundredth of them. */
export async function soak({ dataDir, port, requests, seed, snapshots }: SoakOptions): Promise<SoakResult> {
  // Small limits, so that everything limited is full before the middle of the run.
  const shop = await startShop({
    dataDir,
    port,
    env: { PAGE_CACHE_MB: '8', SANDBOX_BANK_PORT: '0', WORKERS: '1', TRUSTED_PROXIES: '1', ORDER_LIMITS: 'off', ...collectsGarbage },
  });
  try {
    const take = await takeFromShelf(port);
    const codes = Array.from({ length: 40 }, take);
    await queryShop(dataDir, 'update stock set qty = 1000000 where qty > 0');
    const next = await soakRequests(port, { next: random(seed), codes });
    const somewhere = random(seed + 1);
    const ordering = startOrdering(port, codes);
    const statuses = new Map<number, number>();
    const badAnswers: BadAnswer[] = [];
    let bad = 0;
    const samples: Sample[] = [];
    for (let part = 1; part <= PARTS; part += 1) {
      let left = Math.round(requests / PARTS);
      const result = await load({
        port,
        connections: CONNECTIONS,
        seconds: Number.POSITIVE_INFINITY,
        next: () => (left-- > 0 ? fromSomewhere(next(), somewhere) : null),
        onStatus: (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
      });
      bad += result.bad;
      badAnswers.push(...result.badAnswers);
      const sentRequests = Math.round((requests * part) / PARTS);
      const snapshot = snapshots && SNAPSHOTS.includes(part) ? join(snapshots, `${sentRequests}.heapsnapshot`) : undefined;
      samples.push({ requests: sentRequests, perSecond: result.perSecond, p99: result.p99, ...(await stateOf(shop, snapshot)) });
      if (part % PRINTED_EACH === 0) printSample(samples.at(-1) as Sample);
    }
    const orders = await ordering.stop();
    const second = samples.slice(PARTS / 2 - 1);
    return {
      samples,
      statuses,
      bad,
      badAnswers,
      orders,
      growth: growthOf(second.map(({ used }) => used)),
      moreDescriptors: Math.max(0, fewest(second.slice(-5)) - fewest(second.slice(0, 5))),
    };
  } finally {
    await shop.stop();
  }
}

/** Minimum number of descriptors, without short-lived connections. */
const fewest = (samples: readonly Sample[]): number => Math.min(...samples.map(({ descriptors }) => descriptors));

const fromSomewhere = (request: LoadRequest, next: () => number): LoadRequest => ({
  ...request,
  headers: { 'x-forwarded-for': visitorAddress(next), ...request.headers },
});

function printSample({ requests, perSecond, p99, used, code, resident, descriptors }: Sample): void {
  console.log(
    `| ${requests} | ${perSecond.toFixed(0)}/s | ${p99.toFixed(0)} ms | ${used.toFixed(1)} MB | ${code.toFixed(1)} MB | ${resident.toFixed(0)} MB | ${descriptors} |`,
  );
}
