import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { findCountry, readCountryTable } from './country-table.ts';
import { createCountryLookUp } from './index.ts';

const TABLE = `# first,last,country
193.2.0.0,193.2.255.255,SI
"31.147.0.0","31.147.255.255","HR"
2001:4bd0::,2001:4bd0:ffff:ffff:ffff:ffff:ffff:ffff,AT

2a00::,2a00:ffff:ffff:ffff:ffff:ffff:255.255.255.255,de
`;

describe('a table of addresses', () => {
  const table = readCountryTable(TABLE);
  it.each([
    ['193.2.0.0', 'SI'],
    ['193.2.255.255', 'SI'],
    ['193.1.255.255', null],
    ['193.3.0.0', null],
    ['31.147.9.9', 'HR'],
    ['::ffff:31.147.9.9', 'HR'],
    ['2001:4bd0::1', 'AT'],
    ['2001:4BD0:ffff::', 'AT'],
    ['2001:4bd1::', null],
    ['2a00:1::9%eth0', 'DE'],
    ['0.0.0.0', null],
    ['ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null],
    ['no address', null],
    ['', null],
  ])('%s is in %s [S7.102]', (address, country) => expect(findCountry(table, address)).toBe(country));

  it('finds every address of many ranges as looking at them one by one does [S7.102]', () => {
    const lines = Array.from({ length: 5000 }, (_, i) => `${10 + (i >> 8)}.${i & 255}.7.0,${10 + (i >> 8)}.${i & 255}.7.99,${i % 2 ? 'RS' : 'IT'}`);
    const many = readCountryTable(lines.toReversed().join('\n'));
    for (let i = 0; i < 5000; i += 37) {
      const start = `${10 + (i >> 8)}.${i & 255}.7.`;
      expect([0, 99, 100].map((end) => findCountry(many, start + end))).toEqual([i % 2 ? 'RS' : 'IT', i % 2 ? 'RS' : 'IT', null]);
    }
  });

  it.each(['193.2.0.0,SI', '193.2.0.9,193.2.0.0,SI', '193.2.0.0,193.2.0.9,Slovenia', 'a,b,SI'])('refuses the line %s by its number', (line) =>
    expect(() => readCountryTable(`193.2.0.0,193.2.0.1,SI\n${line}`)).toThrow(/line 2/),
  );
});

describe('the country of a caller', () => {
  let folder: string;
  let shop: TestBackend;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrina-country-'));
    writeFileSync(join(folder, 'table.csv'), TABLE);
    const countryOf = createCountryLookUp({ table: join(folder, 'table.csv') });
    shop = await startTestBackend('empty', { countryHint: true }, undefined, undefined, {
      countryOf,
      country: { header: 'cf-ipcountry', table: undefined, service: undefined },
    });
  });
  afterAll(async () => {
    await shop.stop();
    rmSync(folder, { recursive: true });
  });
  const countryOf = async (headers: Record<string, string>, where = shop) =>
    ((await (await where.fetch('/api/nuxtapi/country/', { headers })).json()) as { data: { country: string | null } }).data.country;

  it('comes from the edge’s header first, else from the table [S7.102]', async () => {
    expect(await countryOf({ 'cf-ipcountry': 'at', 'x-client-address': '193.2.1.1' })).toBe('AT');
    expect(await countryOf({ 'x-client-address': '193.2.1.1' })).toBe('SI');
  });

  it.each(['XX', 'T1', 'Austria', '<b>', ''])('is not what the edge does not know: %j [S7.102]', async (code) =>
    expect(await countryOf({ 'cf-ipcountry': code, 'x-client-address': '198.51.100.1' })).toBeNull(),
  );

  it('is never what a header says that is not configured [S7.102]', async () => {
    const plain = await startTestBackend('empty');
    expect(await countryOf({ 'cf-ipcountry': 'AT', 'x-country': 'AT' }, plain)).toBeNull();
    await plain.stop();
  });

  it('a table that cannot be read stops the start', () =>
    expect(() => createCountryLookUp({ table: join(folder, 'none.csv') })).toThrow(/COUNTRY_TABLE .*none\.csv cannot be read/));
});
