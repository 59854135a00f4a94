import type { TradeInOffer, TradeInState } from '@vitrina/contract/trade-in';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { useOrderPrice } from '../../features/order/use-order-price.ts';
import { useMoment } from '../../labels/use-moment.ts';
import { tradeInUrl } from '../../links/trade-in-links.ts';
import { Check } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

type State = Extract<Props, { view: 'state' }>;

const ENDED_WITHOUT: readonly TradeInState[] = ['refused', 'returned', 'expired', 'cancelled'];

/** State of an offer, with the owner's possible actions. */
export function OfferState({ offer, code, problem }: State) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const { state, until, number } = offer;
  return (
    <OrderFrame
      icon={<Check className="icon large-icon" />}
      tone={state === 'paid' ? 'ok' : ENDED_WITHOUT.includes(state) ? 'bad' : 'wait'}
      title={text(`trade_in_state_${state}`)}
      lead={
        <>
          <p>
            {text('trade_in_number')} <b className="num">{number}</b>
          </p>
          <p>{text(`trade_in_state_${state}_text`, { until: until ? moment(until, 'day') : '' })}</p>
        </>
      }
    >
      {problem && <ErrorSummary message={text(problem)} />}
      <Facts offer={offer} />
      {state === 'offered' && <Next offer={offer} />}
      {(state === 'offered' || state === 'countered') && <Answers offer={offer} code={code} />}
      <p>
        <a className="link" href={tradeInUrl(shop)}>
          {text('trade_in_new')}
        </a>
      </p>
    </OrderFrame>
  );
}

function Facts({ offer: { words, sum, currency, counter, reason, coupon } }: { offer: TradeInOffer }) {
  const text = useText();
  const price = useOrderPrice(currency);
  const moment = useMoment();
  return (
    <section className="panel order-panel" aria-labelledby="facts-title">
      <h2 id="facts-title">{words.device}</h2>
      {coupon && (
        <>
          <p className="trade-in-code num">{coupon.code}</p>
          <p>
            {price(coupon.amount)}. {text('trade_in_coupon_until')} {moment(coupon.ends_at, 'day')}
          </p>
          <p className="small muted">{text(coupon.is_used ? 'trade_in_coupon_used' : 'trade_in_coupon_terms')}</p>
        </>
      )}
      <dl className="trade-in-facts">
        {words.answers.map(({ question, answers }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answers.join(', ')}</dd>
          </div>
        ))}
        <div>
          <dt>{text('trade_in_offered_sum')}</dt>
          <dd className="num">{price(sum)}</dd>
        </div>
        {counter !== null && (
          <div>
            <dt>{text('trade_in_counter_sum')}</dt>
            <dd className="num">{price(counter)}</dd>
          </div>
        )}
        {reason !== null && (
          <div>
            <dt>{text('trade_in_reason')}</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Next({ offer: { address } }: { offer: TradeInOffer }) {
  const text = useText();
  return (
    <section className="panel order-panel" aria-labelledby="next-title">
      <h2 id="next-title">{text('trade_in_next')}</h2>
      <p>{address === null ? text('trade_in_next_shop') : text('trade_in_next_parcel', { address })}</p>
      <p>{text('trade_in_next_data')}</p>
    </section>
  );
}

/** A form for each button, so that it works without scripts. */
function Answers({ offer: { state, counter, currency }, code }: { offer: TradeInOffer; code: string }) {
  const shop = useShop();
  const text = useText();
  const price = useOrderPrice(currency);
  const button = (answer: string, label: string, look: string) => (
    <button type="submit" name="answer" value={answer} className={look}>
      {label}
    </button>
  );
  return (
    <form method="post" action={tradeInUrl(shop)} className="order-out">
      <input type="hidden" name="code" value={code} />
      {state === 'countered' && counter !== null ? (
        <>
          {button('accept', text('trade_in_accept', { amount: price(counter) }), 'key')}
          {button('decline', text('trade_in_decline'), 'btn')}
        </>
      ) : (
        button('cancel', text('trade_in_cancel'), 'btn')
      )}
    </form>
  );
}
