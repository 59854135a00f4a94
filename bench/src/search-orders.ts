import type { Place } from './office-place.ts';

export const POOL = ['confirmed', 'shipped', 'new', 'cancelled', 'delivered'] as const;

/** Queries as staff send them: the newest, one state, a distant page, an e-mail, a number. */
const questions = (i: number): object =>
  [
    {},
    { filter: { state: POOL[i % 5] } },
    { offset: (i * 997) % 99_000 },
    { filter: { text: `kupec${i * 31}@primer.test` } },
    { filter: { text: String(1_000_000_000 + i * 7) } },
    { sort: '-total', offset: (i * 61) % 5000 },
  ][i % 6] as object;

export async function searchOrders({ origin, cookie }: Place, i: number): Promise<void> {
  const reply = await fetch(`${origin}/api/staff/orders/search/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(questions(i)),
  });
  if (!reply.ok) throw new Error(`${JSON.stringify(questions(i))}: ${await reply.text()}`);
  await reply.arrayBuffer();
}
