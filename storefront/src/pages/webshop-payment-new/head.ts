import { orderHead } from '../../features/order/order-head.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = (context: HeadContext<Props>): Head =>
  orderHead(context, context.labels.text('order_new_payment_title'), (place) => orderPageUrl('payment_new', context.props.order.identifier, place));
