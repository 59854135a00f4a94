import { setTimeout as wait } from 'node:timers/promises';
import { queryShop } from './shop-database.ts';

interface Stall {
  /** Longest response time during the edits, milliseconds. */
  worst: number;
  /** Longest response time without edits, milliseconds. */
  peace: number;
  edits: number;
}

const EDITS = 40;
const BETWEEN_MS = 250;
const PEACE_MS = 5000;

/** Changes the brand of products one by one and measures meanwhile the longest response time of a trivial request. */
export async function brandEdits({ port, dataDir }: { port: number; dataDir: string }): Promise<Stall> {
  const products = await queryShop<{ id: number }>(
    dataDir,
    `select id from products where type = 'simple' and visible and manufacturer_id is not null order by md5(id::text) limit ${EDITS}`,
  );
  const [brand] = await queryShop<{ id: number }>(dataDir, 'select id from manufacturers order by id limit 1');
  const peace = await longestAnswer(port, () => wait(PEACE_MS));
  const worst = await longestAnswer(port, async () => {
    for (const { id } of products) {
      await queryShop(dataDir, 'update products set manufacturer_id = $2 where id = $1', [id, brand?.id]);
      await wait(BETWEEN_MS);
    }
    await wait(PEACE_MS);
  });
  return { worst, peace, edits: products.length };
}

/** Longest response time while `during` runs, milliseconds. */
async function longestAnswer(port: number, during: () => Promise<unknown>): Promise<number> {
  let isFinished = false;
  const going = during().finally(() => {
    isFinished = true;
  });
  let longest = 0;
  while (!isFinished) {
    const startedAt = performance.now();
    await (await fetch(`http://localhost:${port}/readyz`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - startedAt);
    await wait(2);
  }
  await going;
  return longest;
}
