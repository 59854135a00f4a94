import type { TradeInDeviceView } from '@vitrina/contract/trade-in';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import '../../features/checkout/checkout-fields.css';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { tradeInUrl } from '../../links/trade-in-links.ts';
import { FieldError, fieldId } from '../../ui/field.tsx';
import { ANSWER } from './chosen-answers.ts';
import type { EstimateProps } from './load.ts';
import { OFFER_FIELDS, type OfferField } from './offer-fields.ts';

const idOf = (name: string): string => fieldId('f', `offer-${name}`);

interface OfferFormProps extends EstimateProps {
  device: TradeInDeviceView;
  /** Estimate, decimal. */
  sum: number;
}

/** Owner, delivery method and confirmation of an offer; the answers are hidden fields. */
export function OfferForm({ device, chosen, sum, ways, offer: { values, errors, problem } }: OfferFormProps) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  const listed = OFFER_FIELDS.flatMap((name) => (errors[name] ? [{ id: idOf(name), name: text(`trade_in_${name}`) }] : []));
  const plain = (name: OfferField) => ({ id: idOf(name), name, label: text(`trade_in_${name}`), value: values[name], error: errors[name] });
  return (
    <form method="post" action={`${tradeInUrl(shop)}#offer`} noValidate className="panel order-panel plain-form" id="offer">
      <h2>{text('trade_in_offer_title')}</h2>
      <p>
        {text('trade_in_offer_lead')} {text('trade_in_offered_sum')}: <b className="num">{price(sum)}</b>
      </p>
      <ErrorSummary errors={listed} message={problem && text(problem)} />
      <input type="hidden" name="device" value={device.code} />
      <input type="hidden" name="sum" value={sum} />
      <input type="hidden" name="estimate" value="1" />
      {Object.entries(chosen).flatMap(([question, answers]) =>
        answers.map((answer) => <input key={`${question}.${answer}`} type="hidden" name={ANSWER + question} value={answer} />),
      )}
      <PlainField {...plain('name')} autoComplete="name" maxLength={120} />
      <PlainField {...plain('email')} type="email" autoComplete="email" maxLength={254} />
      <PlainField {...plain('phone')} autoComplete="tel" maxLength={40} isOptional />
      <fieldset className="trade-in-question" id={idOf('way')} tabIndex={-1} aria-describedby={errors.way && `${idOf('way')}-error`}>
        <legend>{text('trade_in_way')}</legend>
        {errors.way && <FieldError id={`${idOf('way')}-error`} label={errors.way} />}
        {ways.map((way) => (
          <label key={way}>
            <input type="radio" name="way" value={way} defaultChecked={values.way === way || ways.length === 1} aria-invalid={errors.way ? true : undefined} />
            <span>{text(`trade_in_way_${way}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="field-hint">{text('trade_in_address_hint')}</p>
      <PlainField {...plain('street')} autoComplete="street-address" maxLength={120} isOptional={ways.length > 1} />
      <PlainField {...plain('post_code')} autoComplete="postal-code" maxLength={20} isOptional={ways.length > 1} />
      <PlainField {...plain('city')} autoComplete="address-level2" maxLength={80} isOptional={ways.length > 1} />
      <div className="field">
        <label className="checkout-tick">
          <input
            type="checkbox"
            id={idOf('confirmed')}
            name="confirmed"
            value="1"
            defaultChecked={values.confirmed === '1'}
            aria-invalid={errors.confirmed ? true : undefined}
            aria-describedby={errors.confirmed && `${idOf('confirmed')}-error`}
          />
          <span>{text('trade_in_confirmed')}</span>
        </label>
        {errors.confirmed && <FieldError id={`${idOf('confirmed')}-error`} label={errors.confirmed} />}
      </div>
      <p className="order-out">
        <button type="submit" className="key">
          {text('trade_in_send')}
        </button>
      </p>
    </form>
  );
}
