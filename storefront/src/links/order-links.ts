import { LANGUAGES } from '@vitrina/contract/values/languages';
import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

/** Pages of one order, or of an additional payment for it, that take its identifier from the query. */
export type OrderPage =
  | 'thank_you'
  | 'confirm_order'
  | 'failed_payment'
  | 'payment_on_hold'
  | 'payment_create'
  | 'payment_new'
  | 'view_order'
  | 'cancel_order'
  | 'additional_payments'
  | 'additional_payments_thank_you'
  | 'view_additional_payment'
  | 'withdrawal'
  | 'payment-create-quick'
  | 'payment-canceled-quick'
  | 'print-payment-transfer';

/** `/hr/webshop/thank_you/?identifier=…` */
export const orderPageUrl = (page: OrderPage, identifier: string, place: Place): string =>
  `${homeUrl(place)}webshop/${page}/?identifier=${encodeURIComponent(identifier)}`;

/** `/webshop/narocila/{identifier}/`: view of the order, under the language's word. */
export const viewOrderUrl = (identifier: string, place: Place): string =>
  `${homeUrl(place)}webshop/${LANGUAGES[place.lang].ordersWord}/${encodeURIComponent(identifier)}/`;

/** `/webshop/narocila/{identifier}/payment/`: starts a payment of the order; `payment` selects another payment method than before. */
export const payOrderUrl = (identifier: string, place: Place, payment?: string): string =>
  `${viewOrderUrl(identifier, place)}payment/${payment === undefined ? '' : `?payment=${encodeURIComponent(payment)}`}`;

/** The failed-order page, which shows the reason by its label. */
export const failedOrderUrl = (reason: string, place: Place): string => `${homeUrl(place)}webshop/failed_order/?reason=${encodeURIComponent(reason)}`;
