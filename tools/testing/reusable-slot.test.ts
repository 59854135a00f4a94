import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeSlot } from './reusable-slot.ts';

const HOUR = 3_600_000;
let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'vitrina-slots-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const take = (fingerprint: string, longestMs = HOUR) => takeSlot({ fingerprint, longestMs, base });
const keep = (fingerprint: string) => {
  const slot = take(fingerprint);
  slot.release(true);
  return slot.folder;
};

describe('what test runs keep for later ones', () => {
  it('is used again by a run with the same sources, as long as it is young enough', () => {
    const first = take('a');
    expect(first.isReusable).toBe(false);
    first.release(true);
    const again = take('a');
    expect([again.isReusable, again.folder]).toEqual([true, first.folder]);
    again.release(true);
    expect(take('a', 0).isReusable).toBe(false);
  });

  it('is another for other sources, and both stay', () => {
    const [a, b] = [keep('a'), keep('b')];
    expect(a).not.toBe(b);
    expect([take('a'), take('b')]).toMatchObject([
      { isReusable: true, folder: a },
      { isReusable: true, folder: b },
    ]);
  });

  it('belongs to one run at a time', () => {
    const slotFolder = keep('a');
    expect(take('a')).toMatchObject({ isReusable: true, folder: slotFolder });
    const second = take('a');
    expect(second.isReusable).toBe(false);
    expect(second.folder).not.toBe(slotFolder);
  });

  it('is not used again after a run that broke or was killed', () => {
    take('a').release(false);
    expect(take('a').isReusable).toBe(false);
    const killed = keep('b');
    take('b');
    writeFileSync(join(killed, 'server.lock'), JSON.stringify({ pid: 2 ** 30, startedAt: 'long ago' }));
    expect(take('b')).toMatchObject({ isReusable: false, folder: killed });
  });

  it('does not grow with every change of the sources', () => {
    for (let i = 0; i < 20; i += 1) keep(`sources ${i}`);
    expect(readdirSync(base).length).toBeLessThanOrEqual(5);
    expect(take('sources 19').isReusable).toBe(true);
  });
});
