import { useShop, useText } from '../../context/shop-context.tsx';
import { orderPageUrl } from '../../links/order-links.ts';
import { withdrawalUrl } from '../../links/page-links.ts';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { fieldId } from '../../ui/field.tsx';
import { StatementField } from './statement-field.tsx';
import { StatementLines } from './statement-lines.tsx';
import type { OrderToWithdraw, Props } from './withdrawal-props.ts';

/** Returns the target of the withdrawal forms: the page itself, with the order's identifier if known. */
export function useWithdrawalUrl(order: OrderToWithdraw | null): string {
  const shop = useShop();
  return order ? orderPageUrl('withdrawal', order.identifier, shop) : withdrawalUrl(shop);
}

type FormProps = Omit<Extract<Props, { step: 'statement' }>, 'step'>;

/** The statement form: consumer, order, and e-mail address for the acknowledgement. Submitting it does not declare the withdrawal yet. */
export function StatementForm({ order, values, errors, problem }: FormProps) {
  const text = useText();
  const url = useWithdrawalUrl(order);
  const titles: Record<string, string> = {
    number: text('withdrawal_number'),
    email: text('withdrawal_email'),
    items: text('withdrawal_items'),
    name: text('withdrawal_name'),
    message: text('withdrawal_message'),
  };
  const listed = Object.keys(titles).flatMap((name) => (errors[name] ? [{ id: fieldId('withdrawal', name), name: titles[name] as string }] : []));
  const field = (name: 'number' | 'email' | 'name' | 'message') => ({ name, label: titles[name] as string, value: values[name], error: errors[name] });
  return (
    <form method="post" action={url} noValidate className="panel order-panel withdrawal-form">
      <ErrorSummary errors={listed} message={problem && text(problem)} />
      {order ? (
        <StatementLines lines={order.lines} chosen={values.chosen} error={errors.items} />
      ) : (
        <>
          <StatementField {...field('number')} hint={text('withdrawal_number_hint')} maxLength={20} />
          <StatementField {...field('email')} type="email" autoComplete="email" hint={text('withdrawal_email_hint')} maxLength={254} />
        </>
      )}
      <StatementField {...field('name')} autoComplete="name" maxLength={120} />
      <StatementField {...field('message')} type="area" maxLength={1000} isOptional />
      {order && <p className="small">{text('withdrawal_mail_to', { email: order.email })}</p>}
      <p className="order-out">
        <button type="submit" className="key" name="action" value="check">
          {text('withdrawal_next')}
        </button>
      </p>
      {!order && <p className="small muted">{text('withdrawal_part_hint')}</p>}
    </form>
  );
}
