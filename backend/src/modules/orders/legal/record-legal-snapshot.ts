import type { Settings } from '@vitrina/contract/settings/settings';
import type { Db } from '../../../db/index.ts';
import { figuresOf } from '../../catalogue/index.ts';
import type { OrderDraft } from '../placing/order-draft.ts';
import { insertLegalSnapshot } from './legal-queries.ts';

interface Shown {
  orderId: number;
  draft: Pick<OrderDraft, 'lang' | 'snapshot'>;
  settings: Settings;
}

/** Keeps with an order what was shown beside it: texts, seller, and of each line main facts, price, reference, energy class, statements and another seller's identity. */
export async function recordLegalSnapshot(db: Db, { orderId, draft: { lang, snapshot }, settings }: Shown): Promise<void> {
  const entity = settings.legal[settings.markets[lang]?.legalEntity ?? ''];
  const items = snapshot.parcels.flatMap((parcel) =>
    parcel.items.map(({ id, title, facts, price, lowest_price_30_days, energy, law, unit_price }) => ({
      ...{ line: id, title, facts, price, lowest_price_30_days, energy, law, unit_price },
      ...{ seller: parcel.seller_title, seller_lines: parcel.seller_lines },
    })),
  );
  await insertLegalSnapshot(db, { orderId, market: lang, seller: entity ?? null, items, figures: figuresOf(settings, lang) });
}
