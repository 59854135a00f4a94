import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { fieldId } from '../../ui/field.tsx';
import { noticesUrl } from '../../links/notice-links.ts';
import type { Props } from './load.ts';

interface NoticeFormProps extends Pick<Extract<Props, { view: 'ask' }>, 'errors' | 'problem'> {
  title: string;
  lead?: ReactNode;
  /** Hidden fields of the form. */
  hidden: Readonly<Record<string, string | number>>;
  /** Names of the fields in order, for the error summary. */
  fields: readonly string[];
  email: { value: string; hint: string };
  /** Fields before and after the e-mail address. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Form that requests one mail: e-mail address and subject. */
export function NoticeForm({ title, lead, hidden, fields, errors, problem, email, before, after }: NoticeFormProps) {
  const shop = useShop();
  const text = useText();
  const listed = fields.flatMap((name) => {
    const label = errors[name];
    return label ? [{ id: fieldId('f', name), name: text(`notice_field_${name}`) }] : [];
  });
  return (
    <OrderFrame title={title} {...(lead !== undefined && { lead })}>
      <form method="post" action={noticesUrl(shop)} noValidate className="panel order-panel plain-form">
        <ErrorSummary errors={listed} message={problem && text(problem)} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {before}
        <PlainField
          name="email"
          type="email"
          label={text('notice_field_email')}
          value={email.value}
          error={errors.email}
          hint={email.hint}
          autoComplete="email"
          maxLength={254}
        />
        {after}
        <p className="order-out">
          <button type="submit" className="key">
            {text('notice_ask_button')}
          </button>
        </p>
      </form>
    </OrderFrame>
  );
}
