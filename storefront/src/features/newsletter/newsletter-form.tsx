import type { NewsletterSource } from '@vitrina/contract/newsletter';
import { useShop, useText } from '../../context/shop-context.tsx';
import { newsletterSubscribeUrl } from '../../links/newsletter-links.ts';
import './newsletter-form.css';

interface NewsletterFormProps {
  /** Position of the form; each occurs once per page. */
  source: NewsletterSource;
  /** Purpose of the e-mail address, if no heading states it. */
  label?: string;
}

/** Newsletter form with one field, the e-mail address. Errors and confirmation are shown by the page that it is sent to. */
export function NewsletterForm({ source, label }: NewsletterFormProps) {
  const shop = useShop();
  const text = useText();
  const id = `newsletter-${source}`;
  return (
    <form method="post" action={newsletterSubscribeUrl(shop)} className="newsletter-form" noValidate>
      <input type="hidden" name="source" value={source} />
      <label htmlFor={id}>{label ?? text('newsletter_email')}</label>
      <div>
        <input id={id} className="input" type="email" name="email" autoComplete="email" maxLength={254} required aria-describedby={`${id}-consent`} />
        <button type="submit" className="btn">
          {text('newsletter_button')}
        </button>
      </div>
      <p id={`${id}-consent`}>{text('newsletter_consent')}</p>
    </form>
  );
}
