import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, testServer } from '../../../backend/src/testing/test-database.ts';
import { runImport } from './run-import.ts';
import { formatFaults, type HostileFile } from './testing/hostile-files.ts';
import { lineFaults } from './testing/hostile-lines.ts';
import { tableFaults } from './testing/hostile-tables.ts';

const FILES: readonly HostileFile[] = [...formatFaults(), ...tableFaults(), ...lineFaults()];
const nameOf = (i: number): string => `${String(i).padStart(3, '0')}.feed`;

describe.skipIf(!testServer())('two hundred hostile files in one import', { meta: { needs: 'a database' } }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-hostile-'));
  let shop: TestDatabase;
  let client: pg.Client;
  /** Messages by file name: `line: words`. */
  const printedMessages = new Map<string, string[]>();
  let counts: Awaited<ReturnType<typeof runImport>>;
  const all = async <Row>(query: string): Promise<Row[]> => (await client.query(query)).rows as Row[];

  beforeAll(async () => {
    shop = await createTestDatabase();
    client = new pg.Client({ connectionString: shop.url });
    await client.connect();
    for (const [i, { bytes }] of FILES.entries()) writeFileSync(join(folder, nameOf(i)), bytes);
    const report = join(folder, 'report.txt');
    const files = FILES.map((_, i) => join(folder, nameOf(i)));
    counts = await runImport({ db: shop.db, files, rates: {}, yes: true, supplier: 's', report, out: { write: () => {} } });
    for (const line of readFileSync(report, 'utf8').split('\n')) {
      const [, name, place = '0', words] = /^\S*?(\d{3}\.feed)(?::(\d+))?: (?!note: |law: )(.*)$/.exec(line) ?? [];
      if (name) printedMessages.set(name, [...(printedMessages.get(name) ?? []), `${place}: ${words}`]);
    }
  });
  afterAll(async () => {
    await client?.end();
    await shop?.drop();
    rmSync(folder, { recursive: true });
  });

  it('are more than two hundred', () => {
    expect(FILES.length).toBeGreaterThan(200);
  });

  it.each(FILES.map((file, i) => [file.name, i, file] as const))('%s', (_name, i, { messages }) => {
    const words = printedMessages.get(nameOf(i))?.join('\n') ?? '';
    if (messages.length === 0) expect(words).toBe('');
    for (const pattern of messages) expect(words).toMatch(pattern);
  });

  it('keep every good product, and no other', async () => {
    expect(counts).toMatchObject({ written: FILES.reduce((sum, { good }) => sum + good, 0) });
    expect(await all('select count(*)::integer as n from products')).toEqual([{ n: (counts as { written: number }).written }]);
  });

  it('leave nothing half done behind: each product has its words, its category and all its prices or none', async () => {
    const half = await all(`
      select p.code from products p left join product_texts t on t.product_id = p.id left join import_lines l on l.code = p.code
      where t.product_id is null or l.code is null or p.category_id is null or (select count(*) from prices r where r.product_id = p.id) not in (0, 10)`);
    expect(half).toEqual([]);
    const markup = await all(`select title from product_texts where title ~ '<' or description ~* '<(?:script|img)|onclick'`);
    expect(markup).toEqual([]);
    expect(await all('select step from import_pending_steps')).toEqual([]);
  });
});
