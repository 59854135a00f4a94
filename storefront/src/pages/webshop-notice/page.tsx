import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import '../../features/plain-form/plain-form.css';
import { noticesUrl } from '../../links/notice-links.ts';
import { homeUrl } from '../../links/page-links.ts';
import { Check, CircleAlert, Mail } from '../../ui/icons.tsx';
import { StockNoticeForm } from './stock-notice-form.tsx';
import type { Props } from './load.ts';

type View<Name extends Props['view']> = Extract<Props, { view: Name }>;

/** Being told once about a product: asking for it, confirming the address, ending it. */
export function Page(props: Props) {
  const shop = useShop();
  const text = useText();
  if (props.view === 'ask') return <StockNoticeForm {...props} />;
  if (props.view === 'asked') return <Asked {...props} />;
  if (props.view === 'notice') return <NoticeState {...props} />;
  if (props.view === 'stop')
    return (
      <OrderFrame title={text('notice_stop_title')} lead={<p>{text('notice_stop_text')}</p>}>
        <CodeForm action="stop" code={props.code} button={text('notice_stop_button')} />
      </OrderFrame>
    );
  const isGone = props.view === 'gone';
  return (
    <OrderFrame
      icon={isGone ? <CircleAlert className="icon large-icon" /> : <Check className="icon large-icon" />}
      tone={isGone ? 'wait' : 'ok'}
      title={text(isGone ? 'notice_gone_title' : 'notice_stopped_title')}
      lead={<p>{text(isGone ? 'notice_gone_text' : 'notice_stopped_text')}</p>}
    >
      <Out url={homeUrl(shop)}>{text('order_go_on')}</Out>
    </OrderFrame>
  );
}

function Asked({ product, kind, state }: View<'asked'>) {
  const text = useText();
  const isOn = state === 'on';
  return (
    <OrderFrame
      icon={isOn ? <Check className="icon large-icon" /> : <Mail className="icon large-icon" />}
      tone={isOn ? 'ok' : 'wait'}
      title={text(isOn ? 'notice_on_title' : 'notice_confirm_sent_title')}
      lead={<p>{text(isOn ? `notice_on_${kind}` : 'notice_confirm_sent_text', { title: product.title })}</p>}
    >
      <Out url={product.url}>{text('feedback_to_product')}</Out>
    </OrderFrame>
  );
}

function NoticeState({ notice, code }: View<'notice'>) {
  const text = useText();
  const { product, kind, state } = notice;
  const { title } = product;
  if (state === 'waiting')
    return (
      <OrderFrame title={text('notice_confirm_title')} lead={<p>{text(`notice_confirm_${kind}`, { title })}</p>}>
        <CodeForm action="confirm" code={code} button={text('notice_confirm_button')} />
      </OrderFrame>
    );
  return (
    <OrderFrame
      icon={<Check className="icon large-icon" />}
      title={text(`notice_${state}_title`)}
      lead={<p>{text(state === 'on' ? `notice_on_${kind}` : `notice_${state}_text`, { title })}</p>}
    >
      <Out url={product.url_without_domain}>{text('feedback_to_product')}</Out>
      {state === 'on' && <CodeForm action="stop" code={code} button={text('notice_stop_button')} isQuiet />}
    </OrderFrame>
  );
}

function CodeForm({ action, code, button, isQuiet = false }: { action: 'confirm' | 'stop'; code: string; button: string; isQuiet?: boolean }) {
  const shop = useShop();
  return (
    <form method="post" action={noticesUrl(shop)} className="order-out">
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="code" value={code} />
      <button type="submit" className={isQuiet ? 'btn' : 'key'}>
        {button}
      </button>
    </form>
  );
}

function Out({ url, children }: { url: string; children: ReactNode }) {
  return (
    <p className="order-out">
      <a className="btn" href={url}>
        {children}
      </a>
    </p>
  );
}
