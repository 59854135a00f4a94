import { type Finding, guard } from '@vitrina/contract/law/guard';
import type { GuardedProduct } from '@vitrina/contract/law/rules/rule';
import type { Settings } from '@vitrina/contract/settings/settings';
import { dayIn } from '@vitrina/contract/values/date';
import type { Db } from '../../../db/index.ts';
import { type Among, type GuardRow, holdProducts, releaseProducts, selectForGuard } from './guard-queries.ts';

const BATCH = 500;

export interface Guarding {
  settings: Settings;
  now: Date;
}

export interface Guarded {
  products: number;
  findings: Finding[];
  held: number;
  released: number;
}

/** A product with its findings. */
export interface Judged {
  id: number;
  findings: Finding[];
}

/** Checks products in their current state. */
export async function judgeProducts(db: Db, among: Among, { settings, now }: Guarding): Promise<Judged[]> {
  const today = dayIn(now, settings.shop.timeZone);
  return (await selectForGuard(db, among)).map((row) => ({ id: row.id, findings: guard(guardedOf(row, settings.shop.languages), today) }));
}

/** Checks all products for sale, in batches. */
export async function* judgeCatalogue(db: Db, guarding: Guarding): AsyncGenerator<Judged[]> {
  for (let after = 0; ; ) {
    const judged = await judgeProducts(db, { after, limit: BATCH }, guarding);
    if (judged.length === 0) return;
    yield judged;
    after = judged.at(-1)?.id as number;
  }
}

/** Takes products with blocking findings off sale, and releases held products without findings, if the settings say so. */
export async function holdJudged(db: Db, judged: readonly Judged[], { settings }: Guarding): Promise<{ held: number; released: number }> {
  if (settings.behaviour.guardian !== 'block') return { held: 0, released: 0 };
  const newHolds = judged.flatMap(({ id, findings }) => {
    const blocking = findings.filter(({ level }) => level === 'block');
    return blocking.length > 0 ? [{ product_id: id, findings: blocking }] : [];
  });
  const heldIds = new Set(newHolds.map(({ product_id }) => product_id));
  await holdProducts(db, newHolds);
  const free = judged.map(({ id }) => id).filter((id) => !heldIds.has(id));
  return { held: newHolds.length, released: await releaseProducts(db, free) };
}

/** Checks all products for sale, holds and releases. */
export async function guardCatalogue(db: Db, guarding: Guarding): Promise<Guarded> {
  const totals: Guarded = { products: 0, findings: [], held: 0, released: 0 };
  for await (const judged of judgeCatalogue(db, guarding)) {
    totals.products += judged.length;
    totals.findings.push(...judged.flatMap(({ findings }) => findings));
    const { held, released } = await holdJudged(db, judged, guarding);
    totals.held += held;
    totals.released += released;
  }
  return totals;
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
