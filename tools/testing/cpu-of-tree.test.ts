import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cpuOfTree, parseStat } from './cpu-of-tree.ts';

const STAT = '4711 (a (name) of two) S 815 1 1 0 -1 4194560 20 30 0 0 150 25 300 25 20 0 1 0 1000 1000 10';

describe('processor time', () => {
  it('of a process is that of user and system, with its ended children; its name may hold anything', () => {
    expect(parseStat(STAT)).toEqual({ pid: 4711, parent: 815, name: 'a (name) of two', seconds: 5 });
  });

  it.skipIf(!existsSync('/proc/self/stat'))('of a tree has what its grandchildren use, and grows', { meta: { needs: '/proc' } }, async () => {
    const busy = 'for (const end = process.cpuUsage().user + 300_000; process.cpuUsage().user < end; );';
    const child = spawn(process.execPath, [
      '-e',
      `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); console.log('done'); setInterval(() => {}, 1000);`,
    ]);
    onTestFinished(() => void child.kill());
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    const before = cpuOfTree(process.pid)?.total ?? Number.NaN;
    await vi.waitFor(() => expect(output).toContain('done'));
    expect(cpuOfTree(child.pid as number)?.total).toBeGreaterThan(0.2);
    expect(cpuOfTree(process.pid)?.total).toBeGreaterThan(before + 0.2);
    expect(cpuOfTree(2 ** 30)?.total).toBe(0);
  });
});
