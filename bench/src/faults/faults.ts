import { setTimeout as sleep } from 'node:timers/promises';
import { pageAddresses } from '../addresses.ts';
import type { Acknowledged } from '../crash-buyers.ts';
import { type Check, crashChecks } from '../crash-checks.ts';
import { pick, random, visitorAddress } from '../random.ts';
import { takeFromShelf } from '../shelf.ts';
import { stockByProduct, queryShop } from '../shop-database.ts';
import { FAULTS } from './kinds.ts';
import { type Parts, startParts } from './parts.ts';
import { buy, type Outcome, seeNewPage, seePage } from './shoppers.ts';

export interface FaultsOptions {
  dataDir: string;
  port: number;
  minutes: number;
  seed: number;
  only?: string | undefined;
}

/** One fault and its effect on shoppers. */
export interface Round {
  kind: string;
  outcomes: Outcome[];
  /** Seconds from its end until an uncached page and a cart were available on both ports. */
  normalAfter: number;
}

export interface FaultsResult {
  rounds: Round[];
  /** Kinds that are not possible on this machine. */
  skipped: string[];
  checks: Check[];
  orders: number;
  /** Steps of shoppers per second, half of the capacity. */
  rate: number;
}

const EVERY_MS = 20_000;
const WARM_PAGES = 240;
/** Share of all requests by shoppers. */
const NEW_PAGES = 0.06;
const CHECKOUTS = 0.04;
const PRODUCTS = 30;

/** Shoppers at half of the shop's capacity; every twenty seconds another fault is injected for three to eight seconds. */
export async function faultsDrill({ dataDir, port, minutes, seed, only }: FaultsOptions): Promise<FaultsResult> {
  const parts = await startParts({ dataDir, port });
  try {
    const take = await takeFromShelf(port + 1);
    const codes = [...new Set(Array.from({ length: PRODUCTS }, take))];
    await queryShop(dataDir, 'update stock set qty = 50000 where qty > 0');
    const before = await stockByProduct(dataDir);
    const mix = await createMix(parts, { seed, codes });
    await mix.warmUp();
    const rate = (await capacity(mix)) / 2;
    const kinds = deck(only, random(seed));
    const run = { rounds: [] as Round[], skipped: new Set<string>() };
    for (let n = 0; n < Math.round((minutes * 60_000) / EVERY_MS); n += 1) {
      const kind = kinds(run.skipped);
      const round = await oneRound(kind, { parts, mix, rate, next: random(seed + n) });
      if (round) run.rounds.push(round);
      else run.skipped.add(kind);
      if (round) printRound(round);
    }
    const checks = await crashChecks({ dataDir, acknowledged: mix.acknowledged, before });
    return { rounds: run.rounds, skipped: [...run.skipped], checks, orders: mix.acknowledged.length, rate };
  } finally {
    await parts.stop();
  }
}

interface Mix {
  warmUp: () => Promise<void>;
  step: () => Promise<Outcome>;
  acknowledged: Acknowledged[];
}

async function createMix({ storefront, backend }: Parts, { seed, codes }: { seed: number; codes: readonly string[] }): Promise<Mix> {
  const ports: readonly (readonly [number, number])[] = [
    [storefront.port, backend.port],
    [backend.port, storefront.port],
  ];
  const all = await pageAddresses(backend.port);
  const step = Math.max(1, Math.floor(all.length / WARM_PAGES));
  const warm = all.filter((_, i) => i % step === 0).slice(0, WARM_PAGES);
  const next = random(seed + 1);
  const acknowledged: Acknowledged[] = [];
  let fresh = 0;
  return {
    acknowledged,
    warmUp: async () => {
      for (const pair of ports) for (const path of warm) await seePage(pair, path);
    },
    step: () => {
      const pair = pick(ports, next);
      const what = next();
      if (what < CHECKOUTS) return buy(pair[0], { codes, next, acknowledged });
      if (what > 1 - NEW_PAGES) {
        fresh += 1;
        return seeNewPage(pair, `${pick(['/katalog/', '/hr/katalog/', '/en/catalogue/'], () => 0)}?price_from=${fresh % 900}&price_to=${1000 + fresh}`);
      }
      // Popular pages are requested far more often than others.
      return seePage(pair, warm[Math.floor(next() ** 2 * warm.length)] as string);
    },
  };
}

/** Measures the steps per second of eight shoppers without pauses. */
async function capacity({ step }: Mix): Promise<number> {
  const until = performance.now() + 8000;
  let steps = 0;
  const lane = async (): Promise<void> => {
    for (; performance.now() < until; steps += 1) await step();
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return steps / 8;
}

/** Returns each kind once before any repeats, shuffled by the seed. */
function deck(only: string | undefined, next: () => number): (skipped: ReadonlySet<string>) => string {
  if (only !== undefined && !Object.hasOwn(FAULTS, only)) throw new Error(`--only knows: ${Object.keys(FAULTS).join(', ')}`);
  let left: string[] = [];
  return (skipped) => {
    if (only !== undefined) return only;
    if (left.length === 0) left = Object.keys(FAULTS).filter((kind) => !skipped.has(kind));
    return left.splice(Math.floor(next() * left.length), 1)[0] as string;
  };
}

/** Twenty seconds with one fault. Steps started in that time are attributed to it. */
async function oneRound(kind: string, { parts, mix, rate, next }: { parts: Parts; mix: Mix; rate: number; next: () => number }): Promise<Round | null> {
  const outcomes: Promise<Outcome>[] = [];
  let isOver = false;
  const arriving = (async () => {
    const startedAt = performance.now();
    for (let sent = 0; !isOver; await sleep(5)) for (; sent < ((performance.now() - startedAt) / 1000) * rate; sent += 1) outcomes.push(mix.step());
  })();
  const until = performance.now() + EVERY_MS;
  const seconds = 3 + Math.floor(next() * 6);
  const startedAt = performance.now();
  const end = await FAULTS[kind]?.(parts, seconds);
  if (end) {
    await sleep(Math.max(0, seconds * 1000 - (performance.now() - startedAt)));
    await end();
  }
  const normalAfter = end ? await untilNormal(parts) : 0;
  await sleep(Math.max(0, until - performance.now()));
  isOver = true;
  await arriving;
  return end ? { kind, outcomes: await Promise.all(outcomes), normalAfter } : null;
}

let probes = 0;

/** Seconds until both ports render an uncached page and return a cart. */
async function untilNormal({ storefront, backend }: Parts): Promise<number> {
  const startedAt = performance.now();
  for (const { port } of [storefront, backend]) {
    for (; performance.now() - startedAt < 120_000; ) {
      probes += 1;
      const page = await fetch(`http://127.0.0.1:${port}/katalog/?price_from=${probes}&price_to=77777`, {
        headers: { 'x-forwarded-for': visitorAddress(Math.random) },
        signal: AbortSignal.timeout(5000),
      }).catch(() => null);
      await page?.text().catch(() => {});
      const token = page?.ok ? await fetch(`http://127.0.0.1:${port}/api/auth/generate-token/`, { signal: AbortSignal.timeout(5000) }).catch(() => null) : null;
      await token?.text().catch(() => {});
      if (token?.ok) break;
      await sleep(100);
    }
  }
  return (performance.now() - startedAt) / 1000;
}

function printRound({ kind, outcomes, normalAfter }: Round): void {
  const failed = outcomes.filter((one) => !one.ok);
  console.log(
    `${kind}: ${outcomes.length} steps, ${failed.length} failed, normal after ${normalAfter.toFixed(1)} s${failed[0] ? ` (${failed[0].kind}: ${failed[0].why})` : ''}`,
  );
}
