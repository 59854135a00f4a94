import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import type { Reply } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { serverCaller } from '../../features/checkout/server-call.ts';

interface CollectRequest {
  /** Cart code of the product; empty: nothing is added, and the present cart is collected. */
  code: string;
  qty: number;
  services: string[];
  takesBack: boolean;
  /** Code of the shop. */
  point: string;
}

/**
 * Adds a product for collection in a shop. A product already in the cart is not added again, so that a double press buys once; ticked services are added with
 * it.
 */
export async function collect(
  call: ReturnType<typeof serverCaller>,
  { code, qty, services, takesBack, point }: CollectRequest,
  lang: LanguageCode,
): Promise<Reply<unknown>> {
  const inCart = code === '' || (await isInCart(call, code));
  const added = inCart
    ? null
    : await call(webshopCart.addProduct, {
        lang,
        shopping_cart_code: code,
        qty,
        ...(services.length > 0 && { services }),
        ...(takesBack && { take_back: true }),
      });
  if (added && !added.success) return added;
  for (const service of inCart && code !== '' ? services : []) {
    const had = await call(webshopCart.service, { lang, shopping_cart_code: code, service, confirmed: true });
    if (!had.success) return had;
  }
  return call(webshopCheckout.setShipping, { lang, shipping: 'pickup', point_id: point });
}

/** Resolves with true if the product is in the cart; false if unknown, and then it is added. */
async function isInCart(call: ReturnType<typeof serverCaller>, code: string): Promise<boolean> {
  const reply = await call(webshopCart.cart, {});
  return reply.success && reply.data.parcels.some((parcel) => parcel.items.some((item) => !item.service && item.shopping_cart_code === code));
}
