import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHeapSnapshot } from 'node:v8';
import { expect, it } from 'vitest';
import { heapClasses, heapGrowth } from './heap-classes.ts';

class LeakedByTheTest {
  readonly more = new Date(0);
}

it('two snapshots name what has grown in between, by class, with count and bytes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-heap-'));
  try {
    const retained = [new LeakedByTheTest()];
    const before = heapClasses(writeHeapSnapshot(join(folder, 'before.heapsnapshot')));
    while (retained.length < 5001) retained.push(new LeakedByTheTest());
    const growth = heapGrowth(before, heapClasses(writeHeapSnapshot(join(folder, 'after.heapsnapshot'))));
    const leak = growth.find(({ name }) => name === 'LeakedByTheTest');
    expect(leak?.count).toEqual([1, retained.length]);
    expect((leak?.bytes[1] ?? 0) - (leak?.bytes[0] ?? 0)).toBeGreaterThan(5000 * 8);
    expect(growth.slice(0, 8).map(({ name }) => name)).toContain('LeakedByTheTest');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
