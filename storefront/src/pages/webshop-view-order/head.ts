import { orderHead } from '../../features/order/order-head.ts';
import { viewOrderUrl } from '../../links/order-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = (context: HeadContext<Props>): Head =>
  orderHead(context, context.labels.text('order_title', { number: context.props.order.number }), (place) =>
    viewOrderUrl(context.props.order.identifier, place),
  );
