import { type Flood, type PhaseResult, quantile } from './flood.ts';

const CONNECTIONS = 24;
const WARM_UP_SECONDS = 6;

/** Successful mixed requests per second at full load: the L of drill F23. */
export async function measureCapacity(flood: Flood, seconds: number): Promise<{ perSecond: number; result: PhaseResult }> {
  await flood.run({ seconds: WARM_UP_SECONDS, connections: CONNECTIONS });
  const result = await flood.run({ seconds, connections: CONNECTIONS });
  const good = result.seconds.reduce((sum, second) => sum + second.good, 0);
  return { perSecond: good / result.took, result };
}

/** Prints a table of requests by kind and their outcomes. */
export function printKinds(result: PhaseResult): void {
  console.log('\n| kind | offered | good | of them stale | refused | bad | p50 ms | p95 ms |\n|---|---|---|---|---|---|---|---|');
  for (const [kind, { offered, good, stale, refused, bad, statuses, ms }] of Object.entries(result.kinds)) {
    const which = bad > 0 ? ` (${JSON.stringify(statuses)})` : '';
    console.log(
      `| ${kind} | ${offered} | ${good} | ${stale} | ${refused} | ${bad}${which} | ${quantile(ms, 0.5).toFixed(1)} | ${quantile(ms, 0.95).toFixed(1)} |`,
    );
  }
  if (result.lateMs.length > 0)
    console.log(`sender late: p99 ${quantile(result.lateMs, 0.99).toFixed(0)} ms, most ${quantile(result.lateMs, 1).toFixed(0)} ms`);
}
