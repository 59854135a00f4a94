import { orderHead } from '../../features/order/order-head.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = (context: HeadContext<Props>): Head => {
  const { identifier, payment_status } = context.props.additional;
  const title = context.labels.text(payment_status === 'paid' ? 'additional_thanks_title' : 'order_hold_title');
  return orderHead(context, title, (place) => orderPageUrl('additional_payments_thank_you', identifier, place));
};
