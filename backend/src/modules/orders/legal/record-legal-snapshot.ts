import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import type { Db } from '../../../db/index.ts';
import { figuresOf } from '../../catalogue/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderDraft } from '../placing/order-draft.ts';
import { insertLegalSnapshot, insertSnapshotOfKept, selectKeptWordings, type WordingHashes } from './legal-queries.ts';

interface Shown {
  orderId: number;
  draft: Pick<OrderDraft, 'lang' | 'snapshot'>;
  deps: OrderDeps;
  /** Version of the wordings in the transaction; `null`: there are none. */
  wordings: string | null;
}

/** Keeps with an order what was shown beside it: texts, seller, and of each line main facts, price, reference, energy class, statements and another seller's identity. */
export async function recordLegalSnapshot(db: Db, { orderId, draft: { lang, snapshot }, deps, wordings }: Shown): Promise<void> {
  const { settings } = deps.config;
  const entity = settings.legal[settings.markets[lang]?.legalEntity ?? ''];
  const items = snapshot.parcels.flatMap((parcel) =>
    parcel.items.map(({ id, title, facts, price, lowest_price_30_days, energy, law, unit_price }) => ({
      ...{ line: id, title, facts, price, lowest_price_30_days, energy, law, unit_price },
      ...{ seller: parcel.seller_title, seller_lines: parcel.seller_lines },
    })),
  );
  const shown = { orderId, market: lang, seller: entity ?? null, items, figures: figuresOf(settings, lang) };
  const hashes = await keptHashes(db, deps, { ...shown, wordings });
  await (hashes ? insertSnapshotOfKept(db, shown, hashes) : insertLegalSnapshot(db, shown));
}

/** Versions of wordings, with the figures in them, to their hashes, of each shop. A few kilobytes. */
const known = new WeakMap<OrderDeps, BoundedMap<string, WordingHashes>>();
const MOST = 100;

/**
 * Some pages are put together and hashed once for each version of theirs instead of for each order. Only what others have committed counts, as
 * wordings are never removed. `null`: the wordings have to be written down first.
 */
async function keptHashes(
  db: Db,
  deps: OrderDeps,
  { market, figures, wordings }: Pick<Shown, 'wordings'> & Parameters<typeof selectKeptWordings>[1],
): Promise<WordingHashes | null> {
  const ofShop = known.get(deps) ?? new BoundedMap<string, WordingHashes>(MOST);
  known.set(deps, ofShop);
  const keyOf = (version: string | null) => JSON.stringify([market, figures, version]);
  const hashes = ofShop.get(keyOf(wordings));
  if (hashes) return hashes;
  const kept = await selectKeptWordings(db, { market, figures });
  if (kept) ofShop.set(keyOf(kept.wordings), kept.hashes);
  return kept?.hashes ?? null;
}
