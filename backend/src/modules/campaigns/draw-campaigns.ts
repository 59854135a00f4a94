import { drawnOrder, prizesInOrder, publicValueOf } from '@vitrina/contract/values/fair-draw';
import type { DrawProtocol } from '@vitrina/contract/campaigns';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome } from '../../http/outcome.ts';
import { inShortTransaction } from '../../http/short-locks.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { type CampaignRow, closeCampaign, awardPrize, lockCampaign, selectCampaign, selectDueCampaigns, selectPrizes } from './campaign-queries.ts';
import { deleteUnconfirmed, saveDraw, selectEntriesToDraw } from './entry-queries.ts';
import { handOver } from './hand-over.ts';
import { getProtocol } from './read-campaigns.ts';

type Deps = Pick<CampaignDeps, 'issueCoupon'>;

/** Draws every ended sweepstake and closes every ended wheel; each once, even if several processes run this. */
export async function drawCampaigns(db: Db, deps: Deps): Promise<void> {
  for (const id of await selectDueCampaigns(db)) await db.transaction().execute((db) => closeIfEnded(db, id, deps));
}

/** Draws one campaign immediately, for staff. */
export const drawNow =
  (deps: Deps) =>
  async ({ slug }: { slug: string }, { db, lang }: CallContext): Promise<Outcome<DrawProtocol>> => {
    const campaign = await selectCampaign(db, slug, lang);
    if (!campaign) return fail('error_empty_data');
    return inShortTransaction(db, async (db) => {
      await closeIfEnded(db, campaign.id, deps);
      return getProtocol({ slug }, { db, lang });
    });
  };

/** Call within a transaction. A running or closed campaign stays unchanged. */
export async function closeIfEnded(db: Db, id: number, deps: Deps): Promise<void> {
  const campaign = await lockCampaign(db, id);
  if (!campaign?.is_over || campaign.closed_at) return;
  await deleteUnconfirmed(db, id);
  await closeCampaign(db, id, campaign.kind === 'sweepstake' ? await draw(db, campaign, deps) : null);
}

/** Sorts the entries into the drawn order and assigns the prizes to the first; returns the public value used for the draw. */
async function draw(db: Db, { id, seed }: CampaignRow, deps: Deps): Promise<string> {
  const [entries, prizes] = [await selectEntriesToDraw(db, id), await selectPrizes(db, id)];
  const tickets = entries.map(({ ticket }) => ticket);
  const publicValue = await publicValueOf(tickets);
  const order = await drawnOrder({ seed, publicValue, tickets });
  const won = prizesInOrder(prizes);
  const placeOf = new Map(order.map((ticket, place) => [ticket, place]));
  const drawnEntries = entries.map((entry) => {
    const place = placeOf.get(entry.ticket) as number;
    return { ...entry, rank: place + 1, prize: won[place] ?? null };
  });
  await saveDraw(
    db,
    drawnEntries.map(({ id, rank, prize }) => ({ id, rank, prize })),
  );
  for (const { id: entryId, prize: position, user_id: userId, email, lang } of drawnEntries.toSorted((a, b) => a.rank - b.rank)) {
    const prize = prizes.find((one) => one.position === position);
    if (!prize) continue;
    await awardPrize(db, id, prize.position);
    if (email !== null && lang !== null) await handOver(db, prize, { entryId, userId, email, lang }, deps);
  }
  return publicValue;
}
