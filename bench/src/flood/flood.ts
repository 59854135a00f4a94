import { type ChildProcess, fork } from 'node:child_process';
import { pageAddresses } from '../addresses.ts';
import { takeFromShelf } from '../shelf.ts';
import type { VisitKind } from './visits.ts';

export interface FloodPlan {
  port: number;
  hot: string[];
  categories: string[];
  codes: string[];
  seed: number;
}

/** `perSecond`: open loop at a fixed rate. `connections`: closed loop. */
export type FloodPhase = { seconds: number } & ({ perSecond: number } | { connections: number });

interface Counts {
  offered: number;
  /** Served as requested; `stale` of them with an outdated page. */
  good: number;
  stale: number;
  /** 503 with Retry-After. */
  refused: number;
  bad: number;
}

export interface SecondOfPhase extends Counts {
  /** Durations of good responses, milliseconds. */
  ms: number[];
}

export interface PhaseResult {
  seconds: SecondOfPhase[];
  kinds: Partial<Record<VisitKind, Counts & { statuses: Record<number, number>; ms: number[] }>>;
  refusalMs: number[];
  /** Delays of the sender itself, milliseconds. */
  lateMs: number[];
  took: number;
}

export interface Flood {
  run: (phase: FloodPhase) => Promise<PhaseResult>;
  end: () => void;
}

const HOT_PAGES = 200;
const CODES = 3000;

/** Starts a separate process that sends visits. */
export async function startFlood(port: number, seed = 1): Promise<Flood> {
  const addresses = (await pageAddresses(port)).filter((path) => !/^\/[a-z]{2}\//.test(path));
  const categories = await categoryPaths(port);
  const take = await takeFromShelf(port);
  const codes: string[] = [];
  while (codes.length < CODES) {
    try {
      codes.push(take());
    } catch {
      break;
    }
  }
  const plan: FloodPlan = { port, hot: addresses.slice(0, HOT_PAGES), categories, codes, seed };
  const child = fork(new URL('./flood-process.ts', import.meta.url), [JSON.stringify(plan)], { execArgv: ['--no-warnings'] });
  await message(child);
  return {
    run: (phase) => {
      child.send(phase);
      return message(child) as Promise<PhaseResult>;
    },
    end: () => void child.kill(),
  };
}

const message = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the sender ended with ${code}`)));
  });

/** Paths of categories that have products. */
export async function categoryPaths(port: number): Promise<string[]> {
  const response = await fetch(`http://localhost:${port}/api/catalog/categories/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-lang': 'si' },
    body: JSON.stringify({ mode: 'flat' }),
  });
  const { data } = (await response.json()) as { data: { items: { url_without_domain: string; total: number }[] } };
  return data.items.filter((one) => one.total > 3).map((one) => one.url_without_domain);
}

/** Quantile of the values; `share` 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
