import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { pageAddresses } from './addresses.ts';
import { openBuyer, putIn } from './buyer.ts';
import { takeFromShelf } from './shelf.ts';
import { type Behind, type SplitShop, startSplitShop } from './split-shop.ts';

const WARM = 300;
const COLD = 20;
const LANES = 4;
/** Seconds after the start of the outage. */
const MOMENTS = { '1 min': 60, '6 min': 360, '1 h': 3600, '12 h': 43_200, '24 h': 86_400 } as const;
const BACK_WITHIN_MS = 60_000;

interface Moment {
  when: string;
  warm: number;
  /** Cached paths whose page was not served. */
  failed: string[];
  /** Milliseconds. */
  p50: number;
  p99: number;
  cold: number;
  /** Uncached paths with a response other than 503 with Retry-After. */
  coldWrong: string[];
}

export interface OutageResult {
  moments: Moment[];
  /** Seconds from the end of the outage until a cart could be filled and an uncached page was served. */
  secondsUntilNormal: number;
}

/** Stops a dependency of the shop for a day of its shifted clock, after 300 paths in ten languages were requested. */
export async function outageDrill({ dataDir, port, kind }: { dataDir: string; port: number; kind: Behind }): Promise<OutageResult> {
  const shop = await startSplitShop({ dataDir, port, kind });
  try {
    const { warm, cold } = await chooseAddresses(port);
    // Requested twice: the second pass finds the entries that the first one stored.
    for (let i = 0; i < 2; i += 1) await inLanes(warm, (path) => fetchTimed(port, path));
    const take = await takeFromShelf(port);
    await shop.way.set({ kind: 'down' });
    const moments: Moment[] = [];
    for (const [when, seconds] of Object.entries(MOMENTS)) {
      shop.setClock(seconds);
      await sleep(500);
      moments.push(await lookAt(when, { port, warm, cold: cold.splice(0, COLD) }));
      console.log(`${kind} away for ${when}: ${moments.at(-1)?.failed.length} of ${warm.length} warm addresses failed`);
    }
    await shop.way.set(null);
    return { moments, secondsUntilNormal: await untilNormal(shop, { take, cold }) };
  } finally {
    await shop.stop();
  }
}

async function chooseAddresses(port: number): Promise<{ warm: string[]; cold: string[] }> {
  const all = await pageAddresses(port);
  const warm: string[] = [];
  const cold: string[] = [];
  for (const lang of LANGUAGE_CODES) {
    const own = all.filter((path) => (lang === 'si' ? !/^\/[a-z]{2}\//.test(path) : path.startsWith(`/${lang}/`)));
    // Evenly distributed: the sitemaps list one kind of page after another.
    const share = WARM / LANGUAGE_CODES.length;
    const step = own.length / share;
    const chosen = new Set(Array.from({ length: share }, (_, i) => own[Math.floor(i * step)] as string));
    warm.push(...chosen);
    cold.push(...own.filter((path) => !chosen.has(path)).slice(-COLD));
  }
  return { warm, cold };
}

interface TimedReply {
  status: number;
  ms: number;
  isWhole: boolean;
  retryAfter: string | null;
}

async function fetchTimed(port: number, path: string): Promise<TimedReply> {
  const startedAt = performance.now();
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    const text = await reply.text();
    return {
      status: reply.status,
      ms: performance.now() - startedAt,
      isWhole: text.length > 2000 && text.includes('</html>'),
      retryAfter: reply.headers.get('retry-after'),
    };
  } catch {
    return { status: 0, ms: performance.now() - startedAt, isWhole: false, retryAfter: null };
  }
}

async function lookAt(when: string, { port, warm, cold }: { port: number; warm: readonly string[]; cold: readonly string[] }): Promise<Moment> {
  const failed: string[] = [];
  const times: number[] = [];
  await inLanes(warm, async (path) => {
    const { status, ms, isWhole } = await fetchTimed(port, path);
    times.push(ms);
    if (status !== 200 || !isWhole) failed.push(`${path} ${status}`);
  });
  const coldWrong: string[] = [];
  await inLanes(cold, async (path) => {
    const { status, retryAfter } = await fetchTimed(port, path);
    if (status !== 503 || !retryAfter) coldWrong.push(`${path} ${status}`);
  });
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { when, warm: warm.length, failed, p50: at(0.5), p99: at(0.99), cold: cold.length, coldWrong };
}

async function inLanes(paths: readonly string[], work: (path: string) => Promise<unknown>): Promise<void> {
  const left = [...paths];
  const lane = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function untilNormal({ front }: SplitShop, { take, cold }: { take: () => string; cold: string[] }): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < BACK_WITHIN_MS) {
    const page = await fetchTimed(front.port, cold.pop() ?? '/');
    if (page.status === 200 && (await fillsCart(front.port, take()))) return (performance.now() - startedAt) / 1000;
    await sleep(100);
  }
  return Number.POSITIVE_INFINITY;
}

async function fillsCart(port: number, code: string): Promise<boolean> {
  const buyer = openBuyer({ port });
  try {
    await buyer.startGuest();
    return (await putIn(buyer, [code])) === null;
  } catch {
    return false;
  } finally {
    buyer.close();
  }
}
