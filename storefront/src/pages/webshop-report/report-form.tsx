import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import '../../features/checkout/checkout-fields.css';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { reportUrl } from '../../links/safety-links.ts';
import { Field, FieldError, fieldId } from '../../ui/field.tsx';
import type { Props } from './load.ts';

const FIELDS = ['address', 'ground', 'message', 'name', 'email', 'good_faith'] as const;

/** Form of a report: subject, ground, reporter. Works without scripts. */
export function ReportForm({ values, title, grounds, errors, problem }: Extract<Props, { view: 'form' }>) {
  const shop = useShop();
  const text = useText();
  const listed = FIELDS.flatMap((name) => (errors[name] ? [{ id: fieldId('f', name), name: text(`report_${name}`) }] : []));
  const plain = (name: 'address' | 'message' | 'name' | 'email') => ({ name, label: text(`report_${name}`), value: values[name], error: errors[name] });
  return (
    <form method="post" action={reportUrl(shop)} noValidate className="panel order-panel plain-form">
      <ErrorSummary errors={listed} message={problem && text(problem)} />
      <input type="hidden" name="subject" value={values.subject} />
      {values.id !== null && <input type="hidden" name="id" value={values.id} />}
      {title === null ? (
        <PlainField {...plain('address')} maxLength={500} isOptional={values.subject !== 'page'} />
      ) : (
        <p>
          {text('report_about')}: <b>{title}</b>
          <input type="hidden" name="address" value={values.address} />
        </p>
      )}
      <Field id={fieldId('f', 'ground')} label={text('report_ground')} error={errors.ground}>
        {(control) => (
          <select {...control} className="input" name="ground" defaultValue={values.ground} aria-required>
            <option value="">{text('report_ground_choose')}</option>
            {grounds.map((ground) => (
              <option key={ground} value={ground}>
                {text(`report_ground_${ground}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PlainField {...plain('message')} type="area" hint={text('report_message_hint')} maxLength={4000} />
      <PlainField {...plain('name')} autoComplete="name" maxLength={120} />
      <PlainField {...plain('email')} type="email" autoComplete="email" hint={text('report_email_hint')} maxLength={254} />
      <div className="field">
        <label className="checkout-tick">
          <input
            type="checkbox"
            id={fieldId('f', 'good_faith')}
            name="good_faith"
            value="1"
            defaultChecked={values.good_faith}
            aria-invalid={errors.good_faith ? true : undefined}
            aria-describedby={errors.good_faith && `${fieldId('f', 'good_faith')}-error`}
          />
          <span>{text('report_good_faith')}</span>
        </label>
        {errors.good_faith && <FieldError id={`${fieldId('f', 'good_faith')}-error`} label={errors.good_faith} />}
      </div>
      <p className="order-out">
        <button type="submit" className="key">
          {text('report_send')}
        </button>
      </p>
    </form>
  );
}
