import { sql } from 'kysely';
import { webshopCart } from '@vitrina/contract/cart';
import { companies } from '@vitrina/contract/companies';
import { quickOrder } from '@vitrina/contract/quick-order';
import { type Binding, bind, bindCartStep } from '../../http/bind.ts';
import { ok } from '../../http/outcome.ts';
import { ownerOf } from '../../http/owner-of.ts';
import type { CartDeps } from './cart-deps.ts';
import { cartView, emptyCart } from './view/cart-view.ts';
import { addCoupon } from './coupons/add-coupon.ts';
import { removeCoupon } from './coupons/remove-coupon.ts';
import { addSet } from './items/add-set.ts';
import { addToCart } from './items/add-to-cart.ts';
import { productIdOf } from './items/check-item.ts';
import { removeFromCart } from './items/remove-from-cart.ts';
import { setQuantity } from './items/set-quantity.ts';
import { removeSaved, saveForLater, takeSaved } from './saved/change-saved.ts';
import { selectSaved } from './saved/saved-queries.ts';
import { savedView } from './saved/saved-view.ts';
import { getCompanyPrices } from './pricing/company-prices.ts';
import { setService } from './services/set-service.ts';
import { setTakeBack } from './items/set-take-back.ts';
import { orderByCodes } from './quick-order/order-by-codes.ts';
import { readCart } from './read-cart.ts';
import { findRestorable, restoreCart } from './merging/restore-cart.ts';
import { writeCart } from './write-cart.ts';

export const cartRoutes = (deps: CartDeps): Binding[] => [
  bind(webshopCart.cart, async (_input, context) => {
    const priced = await readCart(context, deps);
    const owner = ownerOf(context.actor, deps);
    const rows = priced?.row.saved ?? (owner ? await selectSaved(context.db, owner) : []);
    const saved = await savedView(context.db, rows, { lang: context.lang, deps });
    return ok({ ...(priced ? cartView(priced, deps) : emptyCart(context.lang)), ...saved });
  }),
  bind(webshopCart.isCartEmpty, async (_input, context) => {
    const qty = (await readCart(context, deps))?.lines.reduce((sum, line) => sum + line.item.qty, 0) ?? 0;
    return ok({ is_empty: qty === 0, qty });
  }),
  bindCartStep(webshopCart.addProduct, async ({ shopping_cart_code, qty, services, take_back }, context) =>
    writeCart(context, deps, addToCart({ productId: productIdOf(shopping_cart_code), qty, services, takeBack: take_back }, deps)),
  ),
  bind(webshopCart.addSet, async ({ shopping_cart_codes }, context) => writeCart(context, deps, addSet(shopping_cart_codes.map(productIdOf), deps))),
  bindCartStep(webshopCart.setProduct, async ({ shopping_cart_code, qty }, context) =>
    writeCart(context, deps, setQuantity({ productId: productIdOf(shopping_cart_code), qty })),
  ),
  bindCartStep(webshopCart.removeProduct, async ({ shopping_cart_code }, context) =>
    writeCart(context, deps, removeFromCart({ productId: productIdOf(shopping_cart_code) })),
  ),
  bind(quickOrder.quickOrder, orderByCodes(deps)),
  bind(webshopCart.takeBack, async ({ shopping_cart_code, confirmed }, context) =>
    writeCart(context, deps, setTakeBack({ productId: productIdOf(shopping_cart_code), confirmed })),
  ),
  bind(webshopCart.service, async ({ shopping_cart_code, service, confirmed, begins_early }, context) =>
    writeCart(context, deps, setService({ productId: productIdOf(shopping_cart_code), service, confirmed, beginsEarly: begins_early }, deps)),
  ),
  bind(webshopCart.saveForLater, async ({ shopping_cart_code }, context) =>
    writeCart(context, deps, saveForLater({ owner: ownerOf(context.actor, deps), productId: productIdOf(shopping_cart_code) })),
  ),
  bind(webshopCart.takeSaved, async ({ shopping_cart_code }, context) =>
    writeCart(context, deps, takeSaved({ owner: ownerOf(context.actor, deps), productId: productIdOf(shopping_cart_code) })),
  ),
  bind(webshopCart.removeSaved, async ({ shopping_cart_code }, context) =>
    writeCart(context, deps, removeSaved({ owner: ownerOf(context.actor, deps), productId: productIdOf(shopping_cart_code) })),
  ),
  bind(webshopCart.confirmAge, async ({ confirmed }, context) => writeCart(context, deps, { set: sql`age_confirmed = ${confirmed}` })),
  bind(webshopCart.coupons, async (_input, context) => {
    const priced = await readCart(context, deps);
    return ok({ items: priced ? cartView(priced, deps).coupons : [] });
  }),
  bind(webshopCart.addCoupon, async (input, context) => addCoupon(input, context, deps)),
  bind(webshopCart.removeCoupon, async ({ code }, context) => writeCart(context, deps, removeCoupon(code))),
  bind(companies.prices, getCompanyPrices(deps)),
  bind(webshopCart.restorable, async ({ code }, context) => findRestorable(code, context, deps)),
  bind(webshopCart.restoreCart, async ({ code }, context) => writeCart(context, deps, restoreCart(code))),
];
