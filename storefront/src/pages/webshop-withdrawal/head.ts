import { orderHead } from '../../features/order/order-head.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import { withdrawalUrl } from '../../links/page-links.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = (context: HeadContext<Props>): Head => {
  const { order } = context.props;
  const statement = context.props.step === 'agreement' ? `?statement=${encodeURIComponent(context.props.link)}` : '';
  return orderHead(context, context.labels.text('withdrawal_link'), (place) =>
    order ? orderPageUrl('withdrawal', order.identifier, place) : withdrawalUrl(place) + statement,
  );
};
