import type { WithdrawalConfirmation } from '@vitrina/contract/withdrawals';
import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { withdrawalUrl } from '../../links/page-links.ts';
import { Check, CircleAlert } from '../../ui/icons.tsx';
import { StatementReview } from './statement-review.tsx';

/** Page behind an acknowledgement's link: the owner of the order's mailbox confirms a statement made by order number and e-mail. */
export function Agreement({ link, confirmation: { state, withdrawal } }: { link: string; confirmation: WithdrawalConfirmation }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const { number, received_at, cancels } = withdrawal;
  const received = received_at && moment(received_at);
  if (state === 'over')
    return (
      <OrderFrame
        icon={<CircleAlert className="icon large-icon" />}
        tone="wait"
        title={text('withdrawal_over_title')}
        lead={<p>{text('withdrawal_over_text', { number })}</p>}
      />
    );
  if (state === 'done')
    return (
      <OrderFrame
        icon={<Check className="icon large-icon" />}
        title={text('withdrawal_agree_done')}
        lead={<p>{text(cancels ? 'withdrawal_next_cancelled' : 'withdrawal_next_return')}</p>}
      >
        <StatementReview withdrawal={withdrawal} moment={received} />
      </OrderFrame>
    );
  return (
    <OrderFrame title={text('withdrawal_agree_title')} lead={<p>{text('withdrawal_agree_text', { number, moment: received ?? '' })}</p>}>
      <StatementReview withdrawal={withdrawal} moment={received} />
      {cancels && <p className="order-notice">{text('withdrawal_cancels')}</p>}
      <form method="post" action={`${withdrawalUrl(shop)}?statement=${encodeURIComponent(link)}`} className="order-out">
        <button type="submit" className="key" name="action" value="agree">
          {text('withdrawal_confirm')}
        </button>
      </form>
    </OrderFrame>
  );
}
