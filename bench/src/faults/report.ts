import type { FaultsResult, Round } from './faults.ts';
import type { Outcome } from './shoppers.ts';

/** Success rates, in percent. */
export interface Shares {
  pages: number;
  newPages: number;
  checkouts: number;
}

/** Prints the effect on shoppers by fault, and the reasons of failures. */
export function reportFaults({ rounds, skipped, rate }: FaultsResult): Shares {
  console.log(`\n${(rate * 60).toFixed(0)} steps a minute.${skipped.length > 0 ? ` Not possible on this machine: ${skipped.join(', ')}.` : ''}`);
  console.log(
    '\n| fault | times | pages | failed | new pages | failed | checkouts | failed | slowest page, checkout, s | normal after, s |\n|---|---|---|---|---|---|---|---|---|---|',
  );
  for (const [kind, same] of Map.groupBy(rounds, (round) => round.kind)) console.log(lineOf(kind, same));
  const all = rounds.flatMap((round) => round.outcomes);
  printReasons(rounds);
  return { pages: shareOf(all, 'page'), newPages: shareOf(all, 'new page'), checkouts: shareOf(all, 'checkout') };
}

function lineOf(kind: string, same: readonly Round[]): string {
  const all = same.flatMap((round) => round.outcomes);
  const cells = (['page', 'new page', 'checkout'] as const).flatMap((what) => {
    const ofKind = all.filter((one) => one.kind === what);
    return [ofKind.length, ofKind.filter((one) => !one.ok).length];
  });
  const slowest = (what: Outcome['kind']) => (Math.max(0, ...all.filter((one) => one.kind === what).map((one) => one.ms)) / 1000).toFixed(1);
  const normal = Math.max(...same.map((round) => round.normalAfter));
  return `| ${kind} | ${same.length} | ${cells.join(' | ')} | ${slowest('page')}, ${slowest('checkout')} | ${normal.toFixed(1)} |`;
}

function printReasons(rounds: readonly Round[]): void {
  const reasons = new Map<string, number>();
  for (const { kind, outcomes } of rounds) {
    for (const one of outcomes.filter((outcome) => !outcome.ok)) {
      const reason = `${kind}: ${one.kind} ${one.kind === 'checkout' ? one.why : one.why.replace(/^\S+ /, '')}`;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
  if (reasons.size > 0) console.log(`\n| why | times |\n|---|---|`);
  for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 30)) console.log(`| ${reason} | ${times} |`);
}

function shareOf(all: readonly Outcome[], kind: Outcome['kind']): number {
  const ofKind = all.filter((one) => one.kind === kind);
  return ofKind.length === 0 ? 100 : (ofKind.filter((one) => one.ok).length / ofKind.length) * 100;
}
