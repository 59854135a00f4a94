import type { ShopProcess } from '../shop-process.ts';
import { measureCapacity, printKinds } from './capacity.ts';
import { type PhaseResult, quantile, startFlood } from './flood.ts';
import { readMetrics } from './metrics.ts';
import type { VisitKind } from './visits.ts';

export interface OverloadResult {
  capacity: number;
  /** Share of cart calls and orders that were answered with what was asked for. */
  checkout: number;
  /** Good answers a second against the capacity. */
  goodput: number;
  refusalP99: number;
  /** Answers that were neither what was asked for nor a 503 that says when to come back. */
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
/** An ordinary second again: nothing refused, and answers about as quick as before. */
const NORMAL = { times: 2, plusMs: 20 };

/** Ten times the capacity by the clock, then what is ordinary again (drill F23). */
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
      // Requests under way at the end of the flood count too.
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
