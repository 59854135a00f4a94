import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { TOPICS_ERROR_ID, TOPICS_ID, TopicFields } from '../../features/newsletter/topic-fields.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import '../../features/plain-form/plain-form.css';
import { FieldError } from '../../ui/field.tsx';
import { newsletterPreferencesUrl } from '../../links/newsletter-links.ts';
import { Check } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** Topics and language, and the form to unsubscribe. */
export function Settings({ preferences, link, done, errors }: Extract<Props, { view: 'settings' }>) {
  const shop = useShop();
  const text = useText();
  const action = newsletterPreferencesUrl(shop, link);
  const listed = errors.topics ? [{ id: TOPICS_ID, name: text('newsletter_topics') }] : [];
  return (
    <OrderFrame
      title={text(done === 'confirmed' ? 'newsletter_on_title' : 'newsletter_preferences_title')}
      {...(done === 'confirmed' && { icon: <Check className="icon large-icon" /> })}
      lead={
        <>
          {done === 'confirmed' && <p>{text('newsletter_on_text')}</p>}
          <p>{text('newsletter_preferences_for', { email: preferences.email })}</p>
        </>
      }
    >
      {done === 'saved' && (
        <p className="newsletter-done" role="status">
          <Check className="icon" />
          {text('newsletter_saved')}
        </p>
      )}
      <form method="post" action={action} className="panel order-panel plain-form">
        <ErrorSummary errors={listed} />
        <input type="hidden" name="action" value="save" />
        <TopicFields chosen={preferences.topics} error={errors.topics && <FieldError id={TOPICS_ERROR_ID} label={errors.topics} />} />
        <div className="field">
          <label htmlFor="f-mail_lang">{text('newsletter_language')}</label>
          <select id="f-mail_lang" name="mail_lang" className="select" defaultValue={preferences.mail_lang}>
            {shop.info.languages.map(({ code, lang, name }) => (
              <option key={code} value={code} lang={lang}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <p className="order-out">
          <button type="submit" className="key">
            {text('newsletter_save')}
          </button>
        </p>
      </form>
      <form method="post" action={action} className="panel order-panel plain-form">
        <h2>{text('newsletter_stop_title')}</h2>
        <p>{text('newsletter_stop_text')}</p>
        <input type="hidden" name="action" value="stop" />
        <p className="order-out">
          <button type="submit" className="btn">
            {text('newsletter_stop_button')}
          </button>
        </p>
      </form>
    </OrderFrame>
  );
}
