import type { Order } from '@vitrina/contract/orders';
import type { OrderToWithdraw } from './withdrawal-props.ts';

/** Picks the parts of an order used by the statement. */
export function toOrderToWithdraw({ identifier, number, email, cart, withdrawal }: Order): OrderToWithdraw {
  const items = new Map(cart.parcels.flatMap((parcel) => parcel.items.map((item) => [item.code, item] as const)));
  const { state, until, days, received_at } = withdrawal;
  const lines = withdrawal.lines.map((line) => {
    const item = items.get(line.code);
    return { ...line, title: item?.title ?? line.code, titleLang: item?.text_lang ?? null, image: (!item?.service && item?.main_image) || null };
  });
  return { identifier, number, email, state, until, days, received_at, lines };
}
