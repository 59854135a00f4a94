import type { CallInput } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/order-actions.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { AddedLine } from '../order/added-lines.tsx';

/** Input of an order by telephone, stored until it is placed. */
export interface NewOrder {
  market: LanguageCode;
  /** Empty: the market's country. */
  country: string;
  isCompany: boolean;
  fields: Readonly<Record<string, string>>;
  lines: readonly AddedLine[];
  /** Empty, here and below: not chosen. */
  shipping: string;
  point: string;
  payment: string;
}

export const emptyOrder = (market: LanguageCode): NewOrder => ({
  ...{ market, country: '', isCompany: false, fields: {}, lines: [], shipping: 'delivery', point: '', payment: '' },
});

/** Fields of an order's address, named as in the checkout. */
const FROM_ORDER = /^(?:email|phone|name|surname|street|post_code|town|company_name|vat_number)$/;

/** Returns the fields of a buyer known from an earlier order. */
export const fieldsOf = (address: Readonly<Record<string, string>>, email: string | null): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(address).filter(([name]) => FROM_ORDER.test(name))),
  ...(email !== null && { email }),
});

const linesOf = ({ lines }: NewOrder): { product_code: string; qty: number }[] =>
  lines.filter(({ qty }) => qty > 0).map(({ code, qty }) => ({ product_code: code, qty }));

export const previewInput = (order: NewOrder): CallInput<typeof calls.previewNew> => ({
  market: order.market,
  lines: linesOf(order),
  ...(order.country !== '' && { country: order.country }),
  ...(order.shipping !== '' && { shipping: order.shipping }),
  ...(order.point !== '' && { point_id: order.point }),
  ...(order.payment !== '' && { payment: order.payment }),
});

export const createInput = (order: NewOrder, country: string): CallInput<typeof calls.create> => ({
  market: order.market,
  lines: linesOf(order),
  customer: { country, is_company: order.isCompany, fields: { ...order.fields } },
  shipping: order.shipping,
  ...(order.point !== '' && { point_id: order.point }),
  payment: order.payment,
});
