import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
let program: string;
const path = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-run-'));
  program = path('program.mjs');
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(path('ended'))}, ''); process.exit(0); });
setTimeout(() => process.exit(1), 300_000);
writeFileSync(${JSON.stringify(path('begun'))}, process.version);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const appears = (name: string) => vi.waitFor(() => expect(existsSync(path(name))).toBe(true), { timeout: 15_000, interval: 50 });
/** Starts the program as npm does: in a shell that waits for it. */
const throughShell = () =>
  spawn('/bin/sh', ['-c', `node tools/run.mjs '${relative(ROOT, program)}'; exit $?`], {
    cwd: ROOT,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: 'ignore',
  });

describe.skipIf(process.platform === 'win32')('a program that npm runs', { meta: { needs: 'signals, which Windows lacks' } }, () => {
  it('ends gently when npm was told to end and only its shell died', async () => {
    const shell = throughShell();
    await appears('begun');
    shell.kill('SIGTERM');
    await appears('ended');
  });
});
