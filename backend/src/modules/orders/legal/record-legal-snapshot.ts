import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import type { Db } from '../../../db/index.ts';
import { figuresOf } from '../../catalogue/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderDraft } from '../placing/order-draft.ts';
import { insertLegalSnapshot, insertSnapshotOfStored, selectStoredWordings, type WordingHashes } from './legal-queries.ts';

interface LegalSnapshotInput {
  orderId: number;
  draft: Pick<OrderDraft, 'lang' | 'snapshot'>;
  deps: OrderDeps;
  /** Version of the wordings in the transaction; `null`: there are none. */
  wordings: string | null;
}

/** Stores the legal information shown with an order: texts, seller, and for each line main facts, price, reference price, energy class, statements and another seller's identity. */
export async function recordLegalSnapshot(db: Db, { orderId, draft: { lang, snapshot }, deps, wordings }: LegalSnapshotInput): Promise<void> {
  const { settings } = deps.config;
  const entity = settings.legal[settings.markets[lang]?.legalEntity ?? ''];
  const items = snapshot.parcels.flatMap((parcel) =>
    parcel.items.map(({ id, title, facts, price, lowest_price_30_days, energy, law, unit_price }) => ({
      ...{ line: id, title, facts, price, lowest_price_30_days, energy, law, unit_price },
      ...{ seller: parcel.seller_title, seller_lines: parcel.seller_lines },
    })),
  );
  const shown = { orderId, market: lang, seller: entity ?? null, items, figures: figuresOf(settings, lang) };
  const hashes = await storedHashes(db, deps, { ...shown, wordings });
  await (hashes ? insertSnapshotOfStored(db, shown, hashes) : insertLegalSnapshot(db, shown));
}

/** Hashes of wordings by version and filled-in values, for each shop. A few kilobytes. */
const cachedHashes = new WeakMap<OrderDeps, BoundedMap<string, WordingHashes>>();
const MOST = 100;

/**
 * Returns the hashes of the wordings, computed once for each version instead of for each order. Cached only once they are stored by an earlier
 * transaction, and valid from then on, as wordings are never deleted. `null`: the wordings have to be stored first.
 */
async function storedHashes(
  db: Db,
  deps: OrderDeps,
  { market, figures, wordings }: Pick<LegalSnapshotInput, 'wordings'> & Parameters<typeof selectStoredWordings>[1],
): Promise<WordingHashes | null> {
  const ofShop = cachedHashes.get(deps) ?? new BoundedMap<string, WordingHashes>(MOST);
  cachedHashes.set(deps, ofShop);
  const keyOf = (version: string | null) => JSON.stringify([market, figures, version]);
  const hashes = ofShop.get(keyOf(wordings));
  if (hashes) return hashes;
  const stored = await selectStoredWordings(db, { market, figures });
  if (stored) ofShop.set(keyOf(stored.wordings), stored.hashes);
  return stored?.hashes ?? null;
}
