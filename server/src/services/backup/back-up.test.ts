import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from './back-up.ts';

// Of a backup that works: npm run bench -- restore.
describe('a backup', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'vitrina-backup-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  // Nobody listens there.
  const url = 'postgres://vitrina:x@127.0.0.1:1/vitrina';

  it('goes into no folder that holds something', async () => {
    const target = `${dataDir}-target`;
    mkdirSync(target);
    writeFileSync(join(target, 'mine'), 'x');
    await expect(backUp({ dataDir, url, target })).rejects.toThrow(/is not empty/);
    expect(readdirSync(target)).toEqual(['mine']);
    rmSync(target, { recursive: true });
  });

  it('goes nowhere into the data folder', async () => {
    await expect(backUp({ dataDir, url, target: join(dataDir, 'backup') })).rejects.toThrow(/inside the data folder/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('that fails leaves no half one', async () => {
    const target = `${dataDir}-target`;
    await expect(backUp({ dataDir, url, target })).rejects.toThrow();
    expect(() => readdirSync(target)).toThrow(/ENOENT/);
  });
});
