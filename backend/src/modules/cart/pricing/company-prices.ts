import type { companies } from '@vitrina/contract/companies';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { toDecimal } from '@vitrina/contract/values/money';
import { splitVat } from '@vitrina/contract/values/split-vat';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { ownAmount, selectApproved } from '../../companies/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { ownPricesOf } from './own-prices-of.ts';
import { ratesOf } from './price-lines.ts';

/** Returns prices of products for buyers of a company, by the rules of the cart. */
export const getCompanyPrices =
  ({ catalogue }: CartDeps) =>
  async ({ ids }: { ids: number[] }, { db, actor, lang }: CallContext): Promise<Outcome<ReplyOf<typeof companies.prices>>> => {
    if (actor.userId === null) return fail('error_unauthorized');
    const companyId = await selectApproved(db, actor.userId);
    if (companyId === null) return ok({ items: [] });
    const products = await catalogue.lineProducts(db, ids, lang);
    const own = await ownPricesOf(db, { companyId, products, catalogue, lang });
    const items = products.flatMap(({ id, amount, vat_class }) => {
      if (amount === null) return [];
      const price = ownAmount(amount, own.get(id));
      const { vatPercent } = ratesOf(catalogue.settings(), lang, { country: null, vatClass: vat_class, isUntaxed: false });
      return [{ id, price: toDecimal(price), net: toDecimal(splitVat(vatPercent, price).base), is_own: price < amount }];
    });
    return ok({ items });
  };
