import type { FuzzRequest } from './call.ts';

export interface Finding {
  /** Name of the request, and the problem of its response. */
  name: string;
  problem: string;
  times: number;
  /** First occurrence: its number, the request and the beginning of the response. */
  n: number;
  request: FuzzRequest | null;
  answer: string;
}

/** Collects findings by request and problem; the first of each is kept in full. */
export function createFindings() {
  const found = new Map<string, Finding>();
  return {
    add: (one: Omit<Finding, 'times'>): void => {
      const key = `${one.name} ${one.problem}`;
      const known = found.get(key);
      if (known) known.times += 1;
      else found.set(key, { ...one, times: 1, answer: one.answer.slice(0, 1500) });
    },
    all: (): Finding[] => [...found.values()].sort((a, b) => b.times - a.times),
  };
}

/** Prints the findings as a table, with the first request of each, to reproduce it. */
export function printFindings(findings: readonly Finding[]): void {
  console.log('\n| asked | what is wrong | times | first |\n|---|---|---|---|');
  for (const { name, problem, times, n } of findings) console.log(`| ${name} | ${problem.replaceAll('|', '\\|')} | ${times} | ${n} |`);
  for (const { name, problem, n, request, answer } of findings) {
    if (!request) continue;
    const body = typeof request.body === 'string' ? request.body.slice(0, 1500) : request.body && `base64 ${request.body.toString('base64').slice(0, 1500)}`;
    console.log(
      `\n${n}: ${name} ${problem}\n  ${request.method} ${request.path.slice(0, 600)}\n  ${JSON.stringify(request.headers).slice(0, 900)}\n  ${body ?? ''}\n  → ${answer.slice(0, 500)}`,
    );
  }
}
