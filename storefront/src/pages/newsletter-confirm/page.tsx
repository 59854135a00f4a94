import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import '../../features/plain-form/plain-form.css';
import { newsletterSubscribeUrl } from '../../links/newsletter-links.ts';
import { homeUrl } from '../../links/page-links.ts';
import { CircleAlert, Mail } from '../../ui/icons.tsx';
import { NewsletterSignupForm } from './newsletter-signup-form.tsx';
import type { Props } from './load.ts';

/** Newsletter subscription, and the confirmation of the address by one click. */
export function Page(props: Props) {
  const shop = useShop();
  const text = useText();
  switch (props.view) {
    case 'ask':
      return <NewsletterSignupForm {...props} />;
    case 'sent':
      return (
        <OrderFrame icon={<Mail className="icon large-icon" />} tone="wait" title={text('newsletter_sent_title')} lead={<p>{text('newsletter_sent_text')}</p>}>
          <p className="order-out">
            <a className="btn" href={homeUrl(shop)}>
              {text('order_go_on')}
            </a>
          </p>
        </OrderFrame>
      );
    case 'confirm':
      return (
        <OrderFrame title={text('newsletter_confirm_title')} lead={<p>{text('newsletter_confirm_text')}</p>}>
          <ul className="newsletter-list">
            {props.topics.map((topic) => (
              <li key={topic}>{text(`newsletter_topic_${topic}`)}</li>
            ))}
          </ul>
          <form method="post" className="order-out">
            <button type="submit" className="key">
              {text('newsletter_confirm_button')}
            </button>
          </form>
        </OrderFrame>
      );
    case 'gone':
      return (
        <OrderFrame
          icon={<CircleAlert className="icon large-icon" />}
          tone="wait"
          title={text('newsletter_gone_title')}
          lead={<p>{text('newsletter_gone_text')}</p>}
        >
          <p className="order-out">
            <a className="btn" href={newsletterSubscribeUrl(shop)}>
              {text('newsletter_subscribe_link')}
            </a>
          </p>
        </OrderFrame>
      );
  }
}
