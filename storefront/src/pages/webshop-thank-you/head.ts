import { orderHead } from '../../features/order/order-head.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = (context: HeadContext<Props>): Head =>
  orderHead(context, context.labels.text(context.props.order.status === 'waiting' ? 'order_wait_title' : 'order_thanks_title'), (place) =>
    orderPageUrl('thank_you', context.props.order.identifier, place),
  );
