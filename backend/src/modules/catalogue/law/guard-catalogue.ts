import { type Finding, guard } from '@vitrina/contract/law/guard';
import type { GuardedProduct } from '@vitrina/contract/law/rules/rule';
import type { Settings } from '@vitrina/contract/settings/settings';
import { dayIn } from '@vitrina/contract/values/date';
import type { Db } from '../../../db/index.ts';
import { type GuardRow, holdProducts, releaseProducts, selectForGuard } from './guard-queries.ts';

const BATCH = 500;

interface Guarding {
  settings: Settings;
  now: Date;
}

export interface Guarded {
  products: number;
  findings: Finding[];
  held: number;
  released: number;
}

/**
 * Judges everything that is for sale. Where the settings say so, what is blocked goes off sale and what was held and is mended
 * comes back, batch by batch.
 */
export async function guardCatalogue(db: Db, { settings, now }: Guarding): Promise<Guarded> {
  const today = dayIn(now, settings.shop.timeZone);
  const found: Guarded = { products: 0, findings: [], held: 0, released: 0 };
  for (let after = 0; ; ) {
    const rows = await selectForGuard(db, after, BATCH);
    if (rows.length === 0) return found;
    const judged = rows.map((row) => ({ row, findings: guard(guardedOf(row, settings.shop.languages), today) }));
    found.products += rows.length;
    found.findings.push(...judged.flatMap(({ findings }) => findings));
    if (settings.behaviour.guardian === 'block') {
      const holds = judged.flatMap(({ row, findings }) => {
        const blocking = findings.filter(({ level }) => level === 'block');
        return blocking.length > 0 ? [{ product_id: row.id, findings: blocking }] : [];
      });
      const isHeld = new Set(holds.map(({ product_id }) => product_id));
      await holdProducts(db, holds);
      found.held += holds.length;
      found.released += await releaseProducts(
        db,
        rows.map(({ id }) => id).filter((id) => !isHeld.has(id)),
      );
    }
    after = rows.at(-1)?.id as number;
  }
}

export const guardedOf = (row: GuardRow, languages: readonly string[]): GuardedProduct => ({
  code: row.code,
  law: row.law,
  condition: row.condition,
  maker: row.maker_title === null ? null : { title: row.maker_title, address: row.maker_address, email: row.maker_email, law: row.maker_law ?? {} },
  seller: row.seller_code === null ? null : { code: row.seller_code, law: row.seller_law ?? {} },
  languages,
  badges: row.badges,
  tags: row.tags,
  sales: row.sales,
  titles: row.titles,
  votes: row.votes.reduce((sum, count) => sum + count, 0),
  prices: row.prices,
});
