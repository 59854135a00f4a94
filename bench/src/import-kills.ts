import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inNewFolder } from './in-new-folder.ts';
import { runImportProcess } from './import-process.ts';
import { pick, random } from './random.ts';
import { queryShop } from './shop-database.ts';
import { startShop } from './shop-process.ts';

const LINES = 3000;
const KINDS = ['Cables', 'Chargers', 'Lamps', 'Mice', 'Speakers', 'Toner'];
const BRANDS = ['Nordwind', 'Himmel', 'Klangwerk', 'Feldspat'];

/** What an import leaves behind, a line each, by codes: numbers of rows and times are each run's own. */
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
 * Kills an import at random moments of its whole length, from its start to its last finishing step, lets it run to its end and compares what it
 * left with what an import leaves that was never killed. Each run has new lines to write, as the next one only skips what is in.
 */
export async function importKills({ port, rounds, seed }: KillsOptions): Promise<{ differences: string[]; moments: number[]; seconds: number }> {
  const lines = linesOf(random(seed));
  const whole = await inNewFolder((dataDir) => inShop({ dataDir, port }, (run) => run(lines)));
  const moments: number[] = [];
  const killed = await inNewFolder((dataDir) =>
    inShop({ dataDir, port }, async (run) => {
      const part = (round: number): string[] => lines.slice(0, Math.ceil((lines.length * round) / (rounds + 2)));
      const { seconds } = await run(part(1));
      const next = random(seed + 1);
      for (let round = 0; round < rounds; round += 1) {
        const moment = next() * seconds;
        moments.push(moment);
        await run(part(round + 2), moment);
      }
      return run(lines);
    }),
  );
  const differences = [...whole.state.symmetricDifference(killed.state)].sort();
  return { differences: killed.code === 0 ? differences : [`the last run ended with ${killed.code}`, ...differences], moments, seconds: whole.seconds };
}

type Run = (lines: readonly string[], killAfterSeconds?: number) => ReturnType<typeof runImportProcess>;

/** Works with imports into a running shop, and tells how the last of them ended and what they left. */
async function inShop({ dataDir, port }: { dataDir: string; port: number }, work: (run: Run) => ReturnType<typeof runImportProcess>) {
  const file = join(dataDir, 'feed.ndjson');
  const shop = await startShop({ dataDir, port });
  try {
    const { code, seconds } = await work((lines, killAfterSeconds) => {
      writeFileSync(file, lines.join('\n'));
      return runImportProcess({ files: [file], dataDir, ...(killAfterSeconds !== undefined && { killAfterSeconds }) });
    });
    return { code, seconds, state: new Set((await queryShop<{ line: string }>(dataDir, STATE)).map(({ line }) => line)) };
  } finally {
    await shop.stop();
  }
}

const linesOf = (next: () => number): string[] =>
  Array.from({ length: LINES }, (_, i) =>
    JSON.stringify({
      source: 'kills',
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
