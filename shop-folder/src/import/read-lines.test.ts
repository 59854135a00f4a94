import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { type Line, MAX_LINE_BYTES, readLines } from './read-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: Buffer | string): Promise<Line[]> {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return Array.fromAsync(readLines(file));
}

describe('readLines', () => {
  it('numbers lines, leaves blank ones out, takes a BOM, CRLF and a last line without end', async () => {
    expect(await read('\ufeff{"a":1}\r\n\r\n{"a":2}\n{"a":3}')).toEqual([
      { number: 1, text: '{"a":1}' },
      { number: 3, text: '{"a":2}' },
      { number: 4, text: '{"a":3}' },
    ]);
  });

  it('knows gzip by its first bytes, also of several parts', async () => {
    expect(await read(Buffer.concat([gzipSync('a\nb\n'), gzipSync('c')]))).toEqual([
      { number: 1, text: 'a' },
      { number: 2, text: 'b' },
      { number: 3, text: 'c' },
    ]);
  });

  it('names a line that is not UTF-8 and goes on', async () => {
    expect(await read(Buffer.from([0xff, 97, 10, 98]))).toEqual([
      { number: 1, problem: 'not UTF-8' },
      { number: 2, text: 'b' },
    ]);
  });

  it('names a line that is too long and goes on', async () => {
    expect(await read(`${'x'.repeat(MAX_LINE_BYTES * 3)}\nb`)).toEqual([
      { number: 1, problem: 'longer than 1 MB' },
      { number: 2, text: 'b' },
    ]);
  });

  it('gives what a cut gzip file held, then says that it was cut', async () => {
    const lines = Array.from({ length: 50_000 }, (_, i) => `line ${i} ${Math.sin(i)}`);
    const packed = gzipSync(lines.join('\n'));
    const found = await read(packed.subarray(0, packed.length / 2));
    expect(found.length).toBeGreaterThan(20_000);
    expect(found[100]).toEqual({ number: 101, text: lines[100] });
    expect(found.at(-1)).toEqual({ number: 0, problem: 'the file cannot be read to its end: the gzip data ends in the middle' });
  });

  it('says that there is no such file', async () => {
    expect(await Array.fromAsync(readLines(join(folder, 'none')))).toEqual([
      { number: 0, problem: 'the file cannot be read to its end: there is no such file' },
    ]);
  });

  it('reads an empty file as no lines', async () => {
    expect(await read('')).toEqual([]);
  });
});
