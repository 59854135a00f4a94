import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

const MODULE = new URL('./lower-priority.ts', import.meta.url).href;
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** A process that calls itself so. */
async function processCalled(title: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', `process.title = ${JSON.stringify(title)}; process.stdout.write('.'); setInterval(() => {}, 1000)`]);
  started.push(child);
  await once(child.stdout, 'data');
  return child.pid as number;
}

it.skipIf(process.platform !== 'linux')('only processes of PostgreSQL give way, and one that is gone is no failure', async () => {
  const [backend, other] = [await processCalled('postgres: vitrina idle'), await processCalled('my postgres: notes')];
  for (const id of [backend, other, 2 ** 22 + 1]) lowerPriority(id);
  expect(getPriority(backend)).toBe(10);
  expect(getPriority(other)).toBeLessThan(10);
});

it.skipIf(process.platform !== 'linux')('an import gives way with all its threads', async () => {
  const child = spawn(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '-e',
    `import { lowerOwnPriority } from ${JSON.stringify(MODULE)}; lowerOwnPriority(); process.stdout.write('.'); setInterval(() => {}, 1000)`,
  ]);
  started.push(child);
  await once(child.stdout, 'data');
  const threads = readdirSync(`/proc/${child.pid}/task`).map(Number);
  expect(threads.length).toBeGreaterThan(1);
  expect(threads.map((thread) => getPriority(thread))).toEqual(threads.map(() => 10));
});
