import type { Cart } from '@vitrina/contract/cart';
import * as checkoutCalls from '@vitrina/contract/checkout.calls';
import { useEffect, useRef, useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { writeCart } from '../../client/cart/write-cart.ts';
import { useMyPlace } from '../../client/my-place.ts';
import { useShop } from '../../context/shop-context.tsx';
import type { Redirected } from './deliver-to.tsx';

/** Sends the place stored on this device to the cart, unless it has an address or a chosen country. Returns the resulting change; `null`: none. */
export function useMyPlaceInCart({ customer, totals, qty }: Pick<Cart, 'customer' | 'totals' | 'qty'>): Redirected | null {
  const { lang } = useShop();
  const mine = useMyPlace();
  const [redirected, setRedirected] = useState<Redirected | null>(null);
  const sent = useRef('');
  const isOpen = qty > 0 && customer === null;
  useEffect(() => {
    const key = mine && `${mine.country} ${mine.postCode}`;
    if (!mine || !isOpen || sent.current === key) return;
    sent.current = key ?? '';
    const { country, postCode } = mine;
    const input = { lang, type: 'webshop.guest', country, is_company: false, fields: { post_code: postCode }, draft: true } as const;
    void writeCart(lang, () => browserClient(lang).call(checkoutCalls.setCustomer, input)).then(
      // A place outside of the market's delivery area leaves the cart unchanged.
      ({ success }) => success && setRedirected({ country, before: totals.total }),
    );
  }, [mine, isOpen, lang, totals.total]);
  return redirected;
}
