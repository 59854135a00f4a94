import type { ShopProcess } from '../shop-process.ts';
import { measureCapacity, printKinds } from './capacity.ts';
import { type PhaseResult, quantile, startFlood } from './flood.ts';
import { readMetrics } from './metrics.ts';
import type { VisitKind } from './visits.ts';

export interface OverloadResult {
  capacity: number;
  /** Success rate of cart calls and orders. */
  checkout: number;
  /** Good responses per second, relative to the capacity. */
  goodput: number;
  refusalP99: number;
  /** Responses that were neither good nor a 503 with Retry-After. */
  bad: number;
  secondsUntilNormal: number;
  loopP99: number;
  senderLateP99: number;
}

const TIMES = 10;
const CHECKOUT: VisitKind[] = ['cart', 'order'];
const CAPACITY_SECONDS = 12;
const QUIET_SECONDS = 8;
const AFTER_SECONDS = 20;
/** Load before and after, as a share of the capacity. */
const ORDINARY = 0.4;
/** Criterion for a normal second: nothing refused, and response times about as before. */
const NORMAL = { times: 2, plusMs: 20 };

/** Ten times the capacity at a fixed rate, then ordinary load (drill F23). */
export async function overload(shop: ShopProcess, seconds: number): Promise<OverloadResult> {
  const flood = await startFlood(shop.port);
  try {
    const { perSecond: capacity, result: atCapacity } = await measureCapacity(flood, CAPACITY_SECONDS);
    console.log(`\ncapacity: ${capacity.toFixed(0)} mixed requests a second`);
    printKinds(atCapacity);
    const ordinary = Math.round(capacity * ORDINARY);
    const quiet = await flood.run({ seconds: QUIET_SECONDS, perSecond: ordinary });
    console.log(`\nquiet: ${ordinary} a second`);
    printKinds(quiet);
    await readMetrics(shop.port);
    const flooded = await flood.run({ seconds, perSecond: Math.round(capacity * TIMES) });
    const loopP99 = ((await readMetrics(shop.port)).get('nodejs_eventloop_lag_p99_seconds') ?? Number.NaN) * 1000;
    console.log(`\n${TIMES} times the capacity for ${seconds} s, all answered after ${flooded.took.toFixed(1)} s`);
    printKinds(flooded);
    const after = await flood.run({ seconds: AFTER_SECONDS, perSecond: ordinary });
    const good = flooded.seconds.reduce((sum, second) => sum + second.good, 0);
    return {
      capacity,
      checkout: shareGood(flooded, CHECKOUT),
      goodput: good / flooded.took / capacity,
      refusalP99: quantile(flooded.refusalMs, 0.99),
      bad: Object.values(flooded.kinds).reduce((sum, { bad }) => sum + bad, 0),
      // Requests in flight at the end of the flood count, too.
      secondsUntilNormal: flooded.took - seconds + secondsUntilNormal(after, p95(quiet)),
      loopP99,
      senderLateP99: quantile(flooded.lateMs, 0.99),
    };
  } finally {
    flood.end();
  }
}

function shareGood(result: PhaseResult, kinds: readonly VisitKind[]): number {
  const counts = kinds.flatMap((kind) => result.kinds[kind] ?? []);
  return counts.reduce((sum, { good }) => sum + good, 0) / counts.reduce((sum, { offered }) => sum + offered, 0);
}

const p95 = (result: PhaseResult): number =>
  quantile(
    result.seconds.flatMap((second) => second.ms),
    0.95,
  );

function secondsUntilNormal({ seconds }: PhaseResult, quietP95: number): number {
  const first = seconds.findIndex(({ refused, bad, ms }) => refused === 0 && bad === 0 && quantile(ms, 0.95) <= quietP95 * NORMAL.times + NORMAL.plusMs);
  return first < 0 ? Number.POSITIVE_INFINITY : first;
}
