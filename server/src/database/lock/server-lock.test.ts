import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processStart } from './process-start.ts';
import { readHolder, takeLock } from './server-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (holder: object | string) => writeFileSync(join(folder, 'server.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));

describe('the lock of a data folder', () => {
  it('is one process’s, readable by its owner only, and gone when released', () => {
    const taken = takeLock(folder, 'server');
    expect(taken.ok).toBe(true);
    expect(statSync(join(folder, 'server.lock')).mode & 0o777).toBe(0o600);
    expect(takeLock(folder, 'import')).toMatchObject({ ok: false, holder: { pid: process.pid, purpose: 'server' } });
    if (taken.ok) taken.lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('tells others what became known', () => {
    const taken = takeLock(folder, 'server');
    if (taken.ok) taken.lock.update({ databaseUrl: 'postgres://x', address: 'http://localhost:1' });
    expect(readHolder(folder)).toMatchObject({ databaseUrl: 'postgres://x', address: 'http://localhost:1' });
  });

  it('of a dead process is free', async () => {
    const child = spawn('true');
    await new Promise((resolve) => child.once('close', resolve));
    write({ pid: child.pid, startedAt: '1', purpose: 'server', address: null, databaseUrl: null });
    expect(readHolder(folder)).toBeNull();
    expect(takeLock(folder, 'server').ok).toBe(true);
  });

  it('is free when its process id belongs to another process since', () => {
    write({ pid: process.pid, startedAt: '1', purpose: 'server', address: null, databaseUrl: null });
    expect(takeLock(folder, 'server').ok).toBe(true);
  });

  it.each(['', '{"pid":', '{}', '{"pid":-1}'])('torn by a crash (%j) is free', (text) => {
    write(text);
    expect(takeLock(folder, 'server').ok).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid, startedAt: processStart(process.pid) });
  });
});
