import type { TradeInDeviceView } from '@vitrina/contract/trade-in';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { tradeInUrl } from '../../links/trade-in-links.ts';
import { FieldError, fieldId } from '../../ui/field.tsx';
import { ANSWER } from './chosen-answers.ts';
import type { EstimateProps } from './load.ts';

const idOf = (question: string): string => fieldId('f', question);

/** The questions about a device; answers are in the address, so that an estimate can be bookmarked and shared. */
export function Questions({ device, chosen, errors, estimate }: EstimateProps & { device: TradeInDeviceView }) {
  const shop = useShop();
  const text = useText();
  const listed = device.questions.flatMap(({ code, title }) => (errors[code] ? [{ id: idOf(code), name: title }] : []));
  return (
    <form method="get" action={`${tradeInUrl(shop)}#sum`} className="panel order-panel plain-form trade-in-questions">
      <h2>{device.title}</h2>
      <p className="small">
        <a className="link" href={tradeInUrl(shop)}>
          {text('trade_in_other')}
        </a>
      </p>
      <ErrorSummary errors={listed} />
      <input type="hidden" name="device" value={device.code} />
      {device.questions.map((question) => (
        <Question key={question.code} question={question} chosen={chosen[question.code] ?? []} error={errors[question.code]} />
      ))}
      <p className="order-out">
        <button type="submit" name="estimate" value="1" className={estimate ? 'btn' : 'key'}>
          {text(estimate ? 'trade_in_again' : 'trade_in_show')}
        </button>
      </p>
    </form>
  );
}

interface QuestionProps {
  question: TradeInDeviceView['questions'][number];
  chosen: readonly string[];
  error: string | undefined;
}

function Question({ question: { code, title, is_many, answers }, chosen, error }: QuestionProps) {
  const text = useText();
  const id = idOf(code);
  const described = [error && `${id}-error`, is_many && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="trade-in-question" id={id} tabIndex={-1} aria-describedby={described}>
      <legend>{title}</legend>
      {is_many && (
        <p className="field-hint" id={`${id}-hint`}>
          {text('trade_in_many')}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} label={error} />}
      {answers.map((answer) => (
        <label key={answer.code}>
          <input
            type={is_many ? 'checkbox' : 'radio'}
            name={ANSWER + code}
            value={answer.code}
            defaultChecked={chosen.includes(answer.code)}
            aria-invalid={error ? true : undefined}
          />
          <span>{answer.title}</span>
        </label>
      ))}
    </fieldset>
  );
}
