import { useText } from '../context/shop-context.tsx';
import { Dialog } from '../features/modal/dialog.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';

/** Newsletter form as a modal (`mode=newsletter`), for links in texts. */
export function NewsletterModal() {
  const text = useText();
  return (
    <Dialog title={text('newsletter_title')}>
      <p>{text('newsletter_text')}</p>
      <NewsletterForm source="page" label={text('newsletter_email')} />
    </Dialog>
  );
}
