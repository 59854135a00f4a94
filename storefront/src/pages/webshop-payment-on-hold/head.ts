import { orderHead } from '../../features/order/order-head.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = (context: HeadContext<Props>): Head =>
  orderHead(context, context.labels.text('order_hold_title'), (place) => orderPageUrl('payment_on_hold', context.props.identifier, place));
