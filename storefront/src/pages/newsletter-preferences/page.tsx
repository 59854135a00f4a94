import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import '../../features/plain-form/plain-form.css';
import { newsletterSubscribeUrl } from '../../links/newsletter-links.ts';
import { Check, CircleAlert, Mail } from '../../ui/icons.tsx';
import type { Props } from './load.ts';
import { Settings } from './settings.tsx';

const ICONS = { off: Check, none: Mail, gone: CircleAlert } as const;

/** Newsletter preferences: topics, language, unsubscription. */
export function Page(props: Props) {
  const shop = useShop();
  const text = useText();
  if (props.view === 'settings') return <Settings {...props} />;
  const { view } = props;
  const Icon = ICONS[view];
  const isGone = view === 'gone';
  return (
    <OrderFrame
      icon={<Icon className="icon large-icon" />}
      tone={view === 'off' ? 'ok' : 'wait'}
      title={text(isGone ? 'newsletter_gone_title' : `newsletter_${view}_title`)}
      lead={<p>{text(isGone ? 'newsletter_preferences_gone' : `newsletter_${view}_text`)}</p>}
    >
      <p className="order-out">
        <a className="btn" href={newsletterSubscribeUrl(shop)}>
          {text(view === 'off' ? 'newsletter_again' : 'newsletter_subscribe_link')}
        </a>
      </p>
    </OrderFrame>
  );
}
