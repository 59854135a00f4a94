import { orderHead } from '../../features/order/order-head.ts';
import { payOrderUrl } from '../../links/order-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = (context: HeadContext<Props>): Head =>
  orderHead(context, context.labels.text('order_paying_title'), (place) => payOrderUrl(context.props.identifier, place));
