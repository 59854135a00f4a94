import { DISPLAY_NAME_LENGTH, MESSAGE_LENGTH, MOST_POINTS, POINT_LENGTH } from '@vitrina/contract/values/comment-form';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { FieldError, fieldId } from '../../ui/field.tsx';
import { reviewsUrl } from '../../links/reviews-url.ts';
import type { Props } from './load.ts';

const FIELDS = ['rate', 'display_name', 'message', 'pros', 'cons'] as const;
const LINES_LENGTH = MOST_POINTS * (POINT_LENGTH + 2);
const STARS = [5, 4, 3, 2, 1];

/** Rating, name and text. Works without scripts: it is sent to the page itself. */
export function ProductReviewForm({ product, comments, identifier, values, errors, problem }: Props) {
  const shop = useShop();
  const text = useText();
  const listed = FIELDS.flatMap((name) => {
    const label = errors[name];
    return label ? [{ id: name === 'rate' ? `${fieldId('f', name)}-5` : fieldId('f', name), name: text(`feedback_field_${name}`) }] : [];
  });
  return (
    <section className="panel order-panel" id="write" tabIndex={-1} aria-labelledby="write-title">
      <h2 id="write-title">{text(comments.own ? 'feedback_change' : 'feedback_write')}</h2>
      <p className="small">{text(comments.has_bought ? 'feedback_bought' : 'feedback_not_bought')}</p>
      <form method="post" action={`${reviewsUrl({ productId: product.id, identifier }, shop)}#write`} noValidate className="plain-form">
        <ErrorSummary errors={listed} message={problem && text(problem)} />
        <input type="hidden" name="product" value={product.id} />
        {identifier && <input type="hidden" name="identifier" value={identifier} />}
        <Stars chosen={values.rate} error={errors.rate} />
        <PlainField
          name="display_name"
          label={text('feedback_field_display_name')}
          value={values.display_name}
          error={errors.display_name}
          hint={text('feedback_name_hint')}
          autoComplete="nickname"
          maxLength={DISPLAY_NAME_LENGTH}
        />
        <PlainField
          name="message"
          type="area"
          label={text('feedback_field_message')}
          value={values.message}
          error={errors.message}
          hint={text(comments.has_bought ? 'feedback_message_hint_buyer' : 'feedback_message_hint')}
          maxLength={MESSAGE_LENGTH}
        />
        {(['pros', 'cons'] as const).map((name) => (
          <PlainField
            key={name}
            name={name}
            type="area"
            label={text(`feedback_field_${name}`)}
            value={values[name]}
            error={errors[name]}
            hint={text('feedback_points_hint', { count: MOST_POINTS })}
            maxLength={LINES_LENGTH}
            rows={3}
            isOptional
          />
        ))}
        <p className="order-out">
          <button type="submit" className="key">
            {text('feedback_send')}
          </button>
        </p>
        <p className="field-hint">{text('feedback_rules')}</p>
      </form>
    </section>
  );
}

function Stars({ chosen, error }: { chosen: string; error: string | undefined }) {
  const text = useText();
  const id = fieldId('f', 'rate');
  return (
    <fieldset className="review-stars" aria-describedby={error && `${id}-error`}>
      <legend className="field-label">{text('feedback_field_rate')}</legend>
      {STARS.map((stars) => (
        <label key={stars} className="pill" htmlFor={`${id}-${stars}`}>
          <input
            type="radio"
            id={`${id}-${stars}`}
            name="rate"
            value={stars}
            defaultChecked={chosen === String(stars)}
            aria-invalid={error ? true : undefined}
          />
          <span>{text(`feedback_stars_${stars}`)}</span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`} label={error} />}
    </fieldset>
  );
}
