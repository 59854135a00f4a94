import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@vitrina/contract/catalogue';
import { DEMO_SHOP } from '@vitrina/demo/demo-shop';
import { describe, expect, it } from 'vitest';
import { page } from '../src/request.ts';
import { call } from '../src/shop.ts';

const COLOURS = /code: colour,[^[]*values: \[([^\]]*)\]/.exec(readFileSync(join(DEMO_SHOP, 'catalogue', 'attributes.yaml'), 'utf8'))?.[1]?.split(',') ?? [];

describe('the filter of colours', () => {
  it('shows paint of its own beside each colour of the shop, and always its name', async () => {
    const paints = new Map<string, string>();
    const { items } = await call(catalogue.categories, { mode: 'flat' });
    for (const { code, url_without_domain: url } of items.filter(({ level }) => level > 1)) {
      const { filters } = await call(catalogue.products, { category_slug: code, per_page: 1 });
      const values = filters.find((filter) => filter.code === 'colour')?.values ?? [];
      if (values.every(({ value }) => paints.has(value))) continue;
      const html = await page(url);
      for (const { value, title } of values) {
        const row =
          new RegExp(`<label class="filter-value[^>]*>(?:(?!</label>)[\\s\\S])*name="colour"[^>]*value="${value}"[\\s\\S]*?</label>`).exec(html)?.[0] ?? '';
        expect(row, `${url} ${value}`).toContain(`>${title}<`);
        paints.set(value, /class="filter-paint"[\s\S]*?fill="(#[0-9a-f]{6})"/.exec(row)?.[1] ?? 'text');
      }
    }
    const known = COLOURS.map((colour) => colour.trim()).filter((colour) => paints.has(colour));
    expect(known.length).toBeGreaterThan(8);
    for (const colour of known) expect(paints.get(colour), colour).toMatch(/^#/);
    for (const [colour, paint] of paints) if (!known.includes(colour)) expect(paint, colour).toBe('text');
    const used = known.map((colour) => paints.get(colour));
    expect(new Set(used).size).toBe(used.length);
  });
});
