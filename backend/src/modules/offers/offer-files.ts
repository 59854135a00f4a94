import type { Offer } from '@vitrina/contract/offers';
import type { MailText } from '../../adapters/mail/mail-shop.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import type { CartDeps } from '../cart/index.ts';
import { isInMarkets } from '../companies/index.ts';
import { type OfferRow, selectOffers } from './offer-queries.ts';
import { offerNumber, offerView } from './own-offers.ts';

export interface OfferDeps {
  cart: CartDeps;
  text: MailText;
}
interface OfferFile {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
}

const zoneOf = ({ cart }: OfferDeps): string => cart.catalogue.settings().shop.timeZone;

/** Draws the offer from the data stored when it was made: every drawing has the same bytes. */
async function fileOf(row: OfferRow, { text }: OfferDeps): Promise<OfferFile> {
  // Loaded on demand: the code that renders PDFs is large.
  const { renderOffer } = await import('./render-offer.ts');
  const number = offerNumber(row.id);
  return { bytes: new Uint8Array(await renderOffer(row.data, number, text)), name: `${number}.pdf` };
}

export const showOwn =
  (deps: OfferDeps) =>
  async ({ id }: { id: number }, { db, actor }: CallContext): Promise<Outcome<OfferFile>> => {
    if (actor.userId === null) return fail('error_unauthorized');
    const [row] = await selectOffers(db, { userId: actor.userId, id, timeZone: zoneOf(deps) });
    return row ? ok(await fileOf(row, deps)) : fail('error_empty_data');
  };

export const listOfCompany =
  (deps: OfferDeps) =>
  async ({ id }: { id: number }, { db, staff }: CallContext): Promise<Outcome<{ items: Offer[] }>> => {
    const scope = scopeOf(staff, 'customers.view');
    if (!scope) return fail('error_forbidden');
    if (!(await isInMarkets(db, id, scope))) return fail('error_empty_data');
    return ok({ items: (await selectOffers(db, { companyId: id, timeZone: zoneOf(deps) })).map(offerView) });
  };

export const showToStaff =
  (deps: OfferDeps) =>
  async ({ id, offer }: { id: number; offer: number }, { db, staff }: CallContext): Promise<Outcome<OfferFile>> => {
    const scope = scopeOf(staff, 'customers.view');
    if (!scope) return fail('error_forbidden');
    const [row] = (await isInMarkets(db, id, scope)) ? await selectOffers(db, { companyId: id, id: offer, timeZone: zoneOf(deps) }) : [];
    return row ? ok(await fileOf(row, deps)) : fail('error_empty_data');
  };
