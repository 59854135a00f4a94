import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { TOPICS_ERROR_ID, TOPICS_ID, TopicFields } from '../../features/newsletter/topic-fields.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { FieldError, fieldId } from '../../ui/field.tsx';
import { newsletterSubscribeUrl } from '../../links/newsletter-links.ts';
import type { Props } from './load.ts';

/** Subscription form of the newsletter: e-mail address and topics. */
export function NewsletterSignupForm({ asked: subscription, errors, problem }: Extract<Props, { view: 'ask' }>) {
  const shop = useShop();
  const text = useText();
  const listed = [
    ...(errors.email ? [{ id: fieldId('f', 'email'), name: text('newsletter_email') }] : []),
    ...(errors.topics ? [{ id: TOPICS_ID, name: text('newsletter_topics') }] : []),
  ];
  return (
    <OrderFrame title={text('newsletter_ask_title')} lead={<p>{text('newsletter_ask_text')}</p>}>
      <form method="post" action={newsletterSubscribeUrl(shop)} noValidate className="panel order-panel plain-form">
        <ErrorSummary errors={listed} message={problem && text(problem)} />
        <input type="hidden" name="source" value={subscription.source} />
        <input type="hidden" name="choose" value="1" />
        <PlainField
          name="email"
          type="email"
          label={text('newsletter_email')}
          value={subscription.email}
          error={errors.email}
          autoComplete="email"
          maxLength={254}
        />
        <TopicFields chosen={subscription.topics} error={errors.topics && <FieldError id={TOPICS_ERROR_ID} label={errors.topics} />} />
        <p className="field-hint">{text('newsletter_consent')}</p>
        <p className="order-out">
          <button type="submit" className="key">
            {text('newsletter_button')}
          </button>
        </p>
      </form>
    </OrderFrame>
  );
}
