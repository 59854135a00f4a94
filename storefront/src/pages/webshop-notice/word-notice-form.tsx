import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { noticesUrl } from '../../links/notice-links.ts';
import { fieldId } from '../../ui/field.tsx';
import type { Props } from './load.ts';

const FIELDS = ['q', 'email'] as const;

/** Asks for one mail when a search finds something that found nothing. */
export function WordNoticeForm({ q, values, errors, problem }: Extract<Props, { view: 'ask-words' }>) {
  const shop = useShop();
  const text = useText();
  const listed = FIELDS.flatMap((name) => {
    const label = errors[name];
    return label ? [{ id: fieldId('f', name), title: text(`notice_field_${name}`), text: text(label) }] : [];
  });
  return (
    <OrderFrame title={text('notice_ask_found')}>
      <form method="post" action={noticesUrl(shop)} noValidate className="panel order-panel plain-form">
        <ErrorSummary errors={listed} message={problem && text(problem)} />
        <input type="hidden" name="action" value="ask-words" />
        <PlainField name="q" label={text('notice_field_q')} value={q} error={errors.q} maxLength={60} />
        <PlainField
          name="email"
          type="email"
          label={text('notice_field_email')}
          value={values.email}
          error={errors.email}
          hint={text('notice_found_hint')}
          autoComplete="email"
          maxLength={254}
        />
        <p className="order-out">
          <button type="submit" className="key">
            {text('notice_ask_button')}
          </button>
        </p>
      </form>
    </OrderFrame>
  );
}
