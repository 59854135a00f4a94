import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { judgeRun } from './judge-run.ts';
import { MUTANTS } from './lists/index.ts';
import { mutate } from './mutant.ts';

const inRoot = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

describe('the list of breakages', () => {
  it('names each once', () => expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length));

  it('fits the sources: what is to be replaced stands in its file exactly once, and changes it', () => {
    const misfits = MUTANTS.flatMap((mutant) => {
      try {
        const source = readFileSync(inRoot(mutant.file), 'utf8');
        return mutate(source, mutant) === source ? [`${mutant.name}: changes nothing`] : [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(misfits).toEqual([]);
  });

  it('names tests that are there', () => {
    const gone = MUTANTS.filter(({ test, title }) => !existsSync(inRoot(test)) || !readFileSync(inRoot(test), 'utf8').includes(title));
    expect(gone.map(({ name }) => name)).toEqual([]);
  });
});

describe('the verdict on a breakage', () => {
  const result = (...tests: [fullName: string, status: string][]) => ({
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
  });

  it('is red only when the named test failed', () => {
    expect(judgeRun(result(['cart sums [S1.1]', 'failed']), 'sums')).toBe('red');
    expect(judgeRun(result(['cart sums [S1.1]', 'passed'], ['another', 'failed']), 'sums')).toBe('green');
  });

  it('is broken when the named test did not run', () => {
    expect(judgeRun(null, 'sums')).toBe('broken');
    expect(judgeRun(result(['cart sums', 'skipped']), 'sums')).toBe('broken');
  });
});
