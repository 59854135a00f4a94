import type { Handover } from '@vitrina/contract/staff/handover';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { orderNumber } from '../../orders/index.ts';
import { clean } from '../clean.ts';
import { buyerOf, deliverToOf } from '../parties.ts';
import type { HandoverRow } from './handover-queries.ts';

interface HandoverContext {
  lang: LanguageCode;
  text: (lang: LanguageCode, name: string) => string;
}

/** Returns the fields of a parcel that its driver needs; of the buyer only the destination. */
export function handoverView({ id, order_id, number, warehouse, snapshot, currency, collect, items }: HandoverRow, { lang, text }: HandoverContext): Handover {
  const sold = items.map(({ code, qty }) => {
    const parcel = snapshot.parcels.find((one) => one.items.some((item) => item.code === code));
    return { qty, parcel, item: parcel?.items.find((one) => one.code === code), title: clean(parcel?.items.find((one) => one.code === code)?.title ?? code) };
  });
  const shipping = sold.flatMap(({ parcel }) => parcel?.shipping ?? [])[0];
  return {
    shipment: id,
    order: orderNumber(order_id),
    parcel: number,
    warehouse,
    address: [...(deliverToOf(snapshot.customer, lang) ?? buyerOf(snapshot.customer, lang).lines)],
    way: shipping ? [text(lang, `shipping_${shipping.code}`), shipping.point?.title].filter(Boolean).map(clean).join(', ') : '',
    lines: sold.map(({ title, qty }) => ({ title, qty })),
    age: sold.some(({ item }) => item?.age_verification === true),
    services: sold.flatMap(({ item, title, qty, parcel }) =>
      (parcel?.items ?? []).flatMap((one) =>
        item && one.service?.at_home && one.service.of === item.shopping_cart_code ? [`${clean(one.title)} (${qty} × ${title})`] : [],
      ),
    ),
    take_back: sold.flatMap(({ item, title }) => (item?.take_back ? [title] : [])),
    collect: collect === null || collect === 0 ? null : { amount: toDecimal(collect), currency },
    carry_in: shipping?.code === 'carry_in',
  };
}
