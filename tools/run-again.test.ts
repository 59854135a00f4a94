import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MODULE = new URL('lib/run-again.mjs', import.meta.url).href;

let folder: string;
let runner: ChildProcess;
const path = (name: string) => join(folder, name);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-again-'));
  mkdirSync(path('watched'));
  writeFileSync(path('watched/a.txt'), 'zero');
  writeFileSync(
    path('program.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs';
const text = readFileSync(${JSON.stringify(path('watched/a.txt'))}, 'utf8');
appendFileSync(${JSON.stringify(path('runs'))}, text + ' ');
if (text !== 'broken') setTimeout(() => {}, 60_000);`,
  );
  const script = `const { runAgain } = await import('${MODULE}'); process.exit(await runAgain(process.execPath, ['${path('program.mjs')}'], ['${path('watched')}']));`;
  runner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  await ran('zero ');
});
afterEach(() => {
  runner.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const ran = (runs: string) => vi.waitFor(() => expect(readFileSync(path('runs'), 'utf8')).toBe(runs), { timeout: 15_000, interval: 50 });
/** As editors do it: the new text gets the old one's name. */
const saveByRenaming = (text: string) => {
  writeFileSync(path('aside'), text);
  renameSync(path('aside'), path('watched/a.txt'));
};

describe('the server in development', () => {
  it('starts again at every change, also of a file that is replaced each time', async () => {
    saveByRenaming('one');
    await ran('zero one ');
    saveByRenaming('two');
    await ran('zero one two ');
    writeFileSync(path('watched/a.txt'), 'three');
    await ran('zero one two three ');
  });

  it('stays for the next change when it broke', async () => {
    saveByRenaming('broken');
    await ran('zero broken ');
    saveByRenaming('mended');
    await ran('zero broken mended ');
  });

  it('ends at a signal', async () => {
    const ended = new Promise((resolve) => runner.once('close', resolve));
    runner.kill('SIGINT');
    expect(await ended).toBe(130);
  });
});
