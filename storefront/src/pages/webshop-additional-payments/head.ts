import { orderHead } from '../../features/order/order-head.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = (context: HeadContext<Props>): Head => {
  const { identifier, number } = context.props;
  return orderHead(context, context.labels.text('additional_list_title', { number }), (place) => orderPageUrl('additional_payments', identifier, place));
};
