import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inNewFolder } from './in-new-folder.ts';
import { runImportProcess } from './import-process.ts';
import { pick, random } from './random.ts';
import { queryShop } from './shop-database.ts';
import { startShop } from './shop-process.ts';

/** Lines of each file. */
const LINES = 600;
const KINDS = ['Cables', 'Chargers', 'Lamps', 'Mice', 'Speakers', 'Toner'];
const BRANDS = ['Nordwind', 'Himmel', 'Klangwerk', 'Feldspat'];

/** Query of an import's result, one line per row, with codes instead of ids and times, which differ by run. */
const STATE = `
  select concat_ws('|', 'product', p.code, p.type, p.status, p.visible, c.code, m.code, p.ean, p.attributes, cardinality(p.filter_value_ids), q.code) as line
    from products p left join categories c on c.id = p.category_id left join manufacturers m on m.id = p.manufacturer_id left join products q on q.id = p.parent_id
  union all select concat_ws('|', 'text', p.code, t.lang, t.title, t.short_description, t.description) from product_texts t join products p on p.id = t.product_id
  union all select concat_ws('|', 'price', p.code, r.market, r.amount) from prices r join products p on p.id = r.product_id
  union all select concat_ws('|', 'history', p.code, h.market, h.amount, count(*)) from price_history h join products p on p.id = h.product_id group by p.code, h.market, h.amount
  union all select concat_ws('|', 'stock', p.code, w.code, s.qty) from stock s join products p on p.id = s.product_id join warehouses w on w.id = s.warehouse_id
  union all select concat_ws('|', 'filter', c.code, f.attribute_code, f.position, f.kind) from category_filters f join categories c on c.id = f.category_id
  union all select concat_ws('|', 'address', path, lang, template, slug) from routes
  union all select concat_ws('|', 'line', code, line_key, hash, stock) from import_lines
  union all select concat_ws('|', 'related', p.code, o.code, r.position) from product_relations r join products p on p.id = r.product_id join products o on o.id = r.related_id
  union all select concat_ws('|', 'open', step) from import_pending_steps`;

interface KillsOptions {
  port: number;
  rounds: number;
  seed: number;
}

/**
 * Imports several files, kills each import at a random moment of its duration, then runs it again to its end; compares the result with that of imports without
 * kills.
 */
export async function importKills({ port, rounds, seed }: KillsOptions): Promise<{ differences: string[]; moments: number[]; seconds: number }> {
  const next = random(seed);
  const parts = Array.from({ length: rounds }, (_, round) => linesOf(round, next));
  const lengths: number[] = [];
  const whole = await inNewFolder((dataDir) =>
    inShop({ dataDir, port }, async (run) => {
      for (const part of parts) lengths.push((await run(part)).seconds);
    }),
  );
  const moments = lengths.map((seconds) => next() * seconds);
  const killed = await inNewFolder((dataDir) =>
    inShop({ dataDir, port }, async (run) => {
      for (const [round, part] of parts.entries()) {
        await run(part, moments[round]);
        await run(part);
      }
    }),
  );
  const seconds = lengths.reduce((sum, length) => sum + length, 0) / rounds;
  return { differences: [...whole.symmetricDifference(killed)].sort(), moments, seconds };
}

type Run = (lines: readonly string[], killAfterSeconds?: number) => ReturnType<typeof runImportProcess>;

/** Runs imports into a running shop, and returns the rows they left. */
async function inShop({ dataDir, port }: { dataDir: string; port: number }, work: (run: Run) => Promise<void>): Promise<Set<string>> {
  const file = join(dataDir, 'feed.ndjson');
  const shop = await startShop({ dataDir, port });
  try {
    await work((lines, killAfterSeconds) => {
      writeFileSync(file, lines.join('\n'));
      return runImportProcess({ files: [file], dataDir, ...(killAfterSeconds !== undefined && { killAfterSeconds }) });
    });
    return new Set((await queryShop<{ line: string }>(dataDir, STATE)).map(({ line }) => line));
  } finally {
    await shop.stop();
  }
}

const linesOf = (round: number, next: () => number): string[] =>
  Array.from({ length: LINES }, (_, i) =>
    JSON.stringify({
      source: `kills-${round}`,
      source_id: String(i),
      title: `${pick(BRANDS, next)} ${pick(KINDS, next)} ${i}`,
      brand: pick(BRANDS, next),
      category_path: ['Electronics', pick(KINDS, next)],
      price: 1 + Math.floor(next() * 30_000) / 100,
      currency: 'EUR',
      attributes: { 'Length (m)': Math.floor(next() * 9), Colour: pick(['Black', 'White', 'black'], next), Plug: pick(['RJ-45', 'RJ45', 'USB-C'], next) },
      ...(i > 5 && { related: [String(i - 1), String(i - 5)] }),
    }),
  );
