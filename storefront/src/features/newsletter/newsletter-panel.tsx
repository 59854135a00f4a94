import { useText } from '../../context/shop-context.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The form with a description, for the footer. */
export function NewsletterPanel() {
  const text = useText();
  return (
    <section className="newsletter-panel">
      <div>
        <h2>{text('newsletter_title')}</h2>
        <p>{text('newsletter_text')}</p>
      </div>
      <NewsletterForm source="footer" label={text('newsletter_footer_label')} />
    </section>
  );
}
