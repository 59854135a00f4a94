import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from './outcome-reporter.ts';
import { NEEDS_OPENSEARCH } from '../../backend/src/modules/catalogue/engine/opensearch/testing/opensearch-nodes.ts';
import { summarizeRuns } from './summarize-runs.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TESTS = `
import { beforeAll, describe, expect, it } from 'vitest';
import { expectLogged } from '${ROOT}backend/src/testing/expect-logged.ts';
const redis = { meta: { needs: 'a Redis server' } };
it('passes', () => {});
it('fails', () => expect(1).toBe(2));
it('logs an error that it does not expect', () => console.error('it broke'));
it('logs the error that it expects', () => { expectLogged(/it broke/); console.error('it broke'); });
it('expects an error that does not come', () => expectLogged(/it broke/));
describe.skipIf(true)('with Redis', redis, () => { it('one', () => {}); it.skipIf(true)('more', { meta: { needs: 'a database' } }, () => {}); it('three', () => {}); });
it.skip('says nothing', () => {});
describe('without its database', () => {
  beforeAll(() => { throw new Error('TEST_DATABASE_URL is not set'); });
  it('one', () => {});
  describe('deeper', () => { it('two', () => {}); });
});
describe('broken', () => { beforeAll(() => { throw new Error('port taken'); }); it('one', () => {}); });
describe('sometimes', () => { let runs = 0; it('passes only the second time', () => expect(++runs).toBe(2)); });
`;
const CLEAN: Outcome & { exitCode: number } = { passed: 2, failed: 0, leftOut: {}, files: [], cpu: null, exitCode: 0 };
const end = (leftOut: Record<string, number>, isCi: boolean) => summarizeRuns([{ ...CLEAN, leftOut }, CLEAN], { failedChecks: [], isCi });

describe('what a test run leaves out', () => {
  let outcome: Outcome;
  const folder = mkdtempSync(join(ROOT, 'node_modules/.left-out-'));
  beforeAll(() => {
    writeFileSync(join(folder, 'some.test.ts'), TESTS);
    // The run's own configuration with another folder of tests.
    writeFileSync(
      join(folder, 'vitest.config.ts'),
      `import own from '${ROOT}vitest.config.ts'; export default { test: { ...own.test, root: '${folder}', include: ['*.test.ts'], exclude: [] } };`,
    );
    const file = join(folder, 'outcome.json');
    const args = ['run', '--root', folder, '--config', join(folder, 'vitest.config.ts'), `--reporter=${join(ROOT, 'tools/testing/outcome-reporter.ts')}`];
    spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: folder,
      env: { ...process.env, TEST_CPU: '', OUTCOME_FILE: file },
    });
    outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is counted by what it lacked; nothing runs a second time, and what is logged has to be expected', () => {
    const { files, cpu: _, ...counts } = outcome;
    expect(files).toEqual([{ file: 'some.test.ts', ms: expect.any(Number) }]);
    expect(counts).toEqual({
      passed: 2,
      failed: 4,
      leftOut: {
        'a Redis server': 3,
        'a database': 2,
        'something that its file does not name': 1,
        'a set-up that works (its failure is printed above)': 1,
      },
    });
  });

  it('is said at the end with its number, and fails in CI alone', () => {
    const { lines, exitCode } = end({ Chromium: 312, 'a Redis server': 1 }, false);
    expect(lines.join('\n')).toContain('313 tests\n  312 tests for want of Chromium\n  1 test for want of a Redis server\n');
    expect(lines.at(-1)).toBe('4 passed, 0 failed, 313 left out');
    expect(exitCode).toBe(0);
    expect(end({ Chromium: 1 }, true).exitCode).toBe(1);
    expect(end({ [NEEDS_OPENSEARCH.meta.needs]: 35 }, true)).toMatchObject({ exitCode: 0, lines: expect.arrayContaining(['4 passed, 0 failed, 35 left out']) });
    expect(end({ [NEEDS_OPENSEARCH.meta.needs]: 35, Chromium: 1 }, true).exitCode).toBe(1);
    expect(end({}, true)).toMatchObject({ exitCode: 0, lines: ['', '4 passed, 0 failed'] });
  });

  it('names the ten files that took longest, where there are more', () => {
    const files = Array.from({ length: 12 }, (_, i) => ({ file: `some/${i}.test.ts`, ms: i * 1000 + 250 }));
    const { lines } = summarizeRuns([{ ...CLEAN, files }], { failedChecks: [], isCi: false });
    expect(lines.slice(1, 4)).toEqual(['Slowest of 12 files:', '   11.3 s  some/11.test.ts', '   10.3 s  some/10.test.ts']);
    expect(lines).toHaveLength(1 + 1 + 10 + 2);
    expect(summarizeRuns([{ ...CLEAN, files: files.slice(2) }], { failedChecks: [], isCi: false }).lines).toHaveLength(2);
  });

  it('says what processor time it took, of each file where they ran one at a time', () => {
    const cpu = { total: 20, chromium: 12.34, postgres: 1 };
    const files = [
      { file: 'cheap.test.ts', ms: 9000, cpu: { total: 1, chromium: 0, postgres: 0 } },
      { file: 'dear.test.ts', ms: 1, cpu: { total: 19, chromium: 12.34, postgres: 1 } },
    ];
    expect(summarizeRuns([{ ...CLEAN, files, cpu }], { failedChecks: [], isCi: false }).lines).toEqual([
      '',
      'Processor time by file:',
      '   19.0 s (Chromium   12.3 s, PostgreSQL    1.0 s)  dear.test.ts',
      '    1.0 s (Chromium    0.0 s, PostgreSQL    0.0 s)  cheap.test.ts',
      '',
      'Processor time:    20.0 s (Chromium   12.3 s, PostgreSQL    1.0 s)',
      '',
      '2 passed, 0 failed',
    ]);
  });

  it('fails everywhere when something broke outside the tests, or a check did', () => {
    expect(summarizeRuns([{ ...CLEAN, exitCode: 1 }], { failedChecks: [], isCi: false })).toMatchObject({ exitCode: 1 });
    const { lines, exitCode } = summarizeRuns([CLEAN], { failedChecks: ['types'], isCi: false });
    expect([lines.at(-1), exitCode]).toEqual(['2 passed, 1 failed', 1]);
  });
});
