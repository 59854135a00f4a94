import { createHash, createHmac } from 'node:crypto';
import { campaigns, type DrawProtocol, type Spin } from '@vitrina/contract/campaigns';
import type { Reply } from '@vitrina/contract/client';
import { sql } from 'kysely';
import { type CampaignInput, saveGames } from '../seed/index.ts';
import { newGuest } from './cart-tools.ts';
import type { TestBackend } from './test-backend.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let number = 0;

/** A game of its own that runs for an hour; gives its code. */
export async function makeGame(shop: TestBackend, more: Partial<CampaignInput> & Pick<CampaignInput, 'kind' | 'prizes'>): Promise<string> {
  number += 1;
  const code = `game-${number}`;
  const game: CampaignInput = {
    code,
    starts_at: inHours(-1),
    ends_at: inHours(1),
    period: 'campaign',
    texts: { si: { title: `Igra ${number}`, lead: 'Za poskus.', rules: ['Ena oseba, en poskus.'] } },
    ...more,
  };
  await saveGames(shop.database.db, [game], 'si');
  return code;
}

/** As if its time were over. */
export const endGame = (shop: TestBackend, code: string, daysAgo = 0): Promise<unknown> =>
  sql`update campaigns set starts_at = now() - interval '200 days', ends_at = now() - interval '1 second' - make_interval(days => ${daysAgo}) where code = ${code}`.execute(
    shop.database.db,
  );

interface Spinning {
  email?: string;
  token?: string;
  address?: string;
  key?: string;
}

/** One spin, by a new guest unless a token is given. */
export async function spin(shop: TestBackend, slug: string, { email, token, address, key }: Spinning): Promise<Reply<Spin>> {
  const jwt = token ?? (await newGuest(shop)).token;
  const response = await shop.fetch(campaigns.spin.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${jwt}`,
      ...(address && { 'x-client-address': address }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ slug, accept_rules: true, ...(email !== undefined && { email }) }),
  });
  const body = (await response.json()) as Reply<Spin>;
  return body.success ? body : { ...body, data: { ...body.data, statusCode: response.status } };
}

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const mac = (seed: string, text: string) => createHmac('sha256', seed).update(text).digest('hex');

/** The draw made again from its protocol, written anew after docs/decisions/0018-fair-draws.md: prize of each entry in the protocol's order. */
export function recompute({ kind, seed, commitment, prizes, entries, public_value }: DrawProtocol): (number | null)[] {
  if (sha(seed) !== commitment) throw new Error('the seed is not the one that was promised');
  if (kind === 'spin_wheel') {
    const left = new Map(prizes.map(({ position, total }) => [position, total ?? Number.POSITIVE_INFINITY]));
    return entries.map(({ number, ticket }) => {
      const open = prizes.filter(({ position }) => (left.get(position) as number) > 0);
      let point = Number(BigInt(`0x${mac(seed, `${number}:${ticket}`).slice(0, 12)}`) % BigInt(open.reduce((sum, { weight }) => sum + weight, 0)));
      const hit = open.find(({ weight }) => {
        point -= weight;
        return point < 0;
      });
      const position = hit?.position ?? null;
      if (position !== null) left.set(position, (left.get(position) as number) - 1);
      return position;
    });
  }
  const tickets = entries.map(({ ticket }) => ticket).sort();
  if (sha(tickets.join('\n')) !== public_value) throw new Error('the public value is not made of the tickets');
  const order = tickets.sort((a, b) => (mac(seed, `${public_value}:${a}`) < mac(seed, `${public_value}:${b}`) ? -1 : 1));
  const won = prizes.flatMap(({ position, total }) => Array<number>(total ?? 0).fill(position));
  return entries.map(({ ticket }) => won[order.indexOf(ticket)] ?? null);
}
