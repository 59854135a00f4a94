import { useShop, useText, usePrice } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { fieldId } from '../../ui/field.tsx';
import { noticesUrl } from '../../links/notice-links.ts';
import type { Props } from './load.ts';

const FIELDS = ['email', 'target_price'] as const;

/** Asks for one mail about a product. */
export function StockNoticeForm({ product, kind, values, errors, problem }: Extract<Props, { view: 'ask' }>) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  const listed = FIELDS.flatMap((name) => {
    const label = errors[name];
    return label ? [{ id: fieldId('f', name), title: text(`notice_field_${name}`), text: text(label) }] : [];
  });
  return (
    <OrderFrame
      title={text(`notice_ask_${kind}`)}
      lead={
        <p>
          <a className="link" href={product.url}>
            {product.title}
          </a>
          {product.price !== null && `, ${price(product.price)}`}
        </p>
      }
    >
      <form method="post" action={noticesUrl(shop)} noValidate className="panel order-panel plain-form">
        <ErrorSummary errors={listed} message={problem && text(problem)} />
        <input type="hidden" name="action" value="ask" />
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="kind" value={kind} />
        <PlainField
          name="email"
          type="email"
          label={text('notice_field_email')}
          value={values.email}
          error={errors.email}
          hint={text('notice_email_hint')}
          autoComplete="email"
          maxLength={254}
        />
        {kind === 'price_drop' && (
          <PlainField
            name="target_price"
            label={text('notice_field_target_price')}
            value={values.target}
            error={errors.target_price}
            hint={text('notice_target_hint')}
            inputMode="decimal"
            maxLength={20}
            isOptional
          />
        )}
        <p className="order-out">
          <button type="submit" className="key">
            {text('notice_ask_button')}
          </button>
        </p>
      </form>
    </OrderFrame>
  );
}
