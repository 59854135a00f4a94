import { usePrice, useText } from '../../context/shop-context.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import type { Props } from './load.ts';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { NoticeForm } from './notice-form.tsx';

const FIELDS = ['email', 'target_price'] as const;

/** Form that requests one mail about a product. */
export function StockNoticeForm({ product, kind, values, errors, problem }: Extract<Props, { view: 'ask' }>) {
  const text = useText();
  const price = usePrice();
  const lead = (
    <p>
      <a className="link" href={product.url}>
        {product.title}
      </a>
      {product.price !== null && `, ${price(product.price)}`} <BesidePrice facts={product.beside} />
    </p>
  );
  const target = kind === 'price_drop' && (
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
  );
  return (
    <NoticeForm
      title={text(`notice_ask_${kind}`)}
      lead={lead}
      hidden={{ action: 'ask', product: product.id, kind }}
      fields={FIELDS}
      errors={errors}
      problem={problem}
      email={{ value: values.email, hint: text('notice_email_hint') }}
      after={target}
    />
  );
}
