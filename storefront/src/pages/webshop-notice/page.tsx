import type { Notice } from '@vitrina/contract/notices';
import type { ReactNode } from 'react';
import { type Shop, useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import '../../features/plain-form/plain-form.css';
import { noticesUrl } from '../../links/notice-links.ts';
import { fixedUrl, homeUrl } from '../../links/page-links.ts';
import { Check, CircleAlert, Mail } from '../../ui/icons.tsx';
import { StockNoticeForm } from './stock-notice-form.tsx';
import { WordNoticeForm } from './word-notice-form.tsx';
import type { Props } from './load.ts';

type View<Name extends Props['view']> = Extract<Props, { view: Name }>;

/** One-time notice about a product, or about a search without results: request, confirmation of the address, end. */
export function Page(props: Props) {
  const shop = useShop();
  const text = useText();
  if (props.view === 'ask') return <StockNoticeForm {...props} />;
  if (props.view === 'ask-words') return <WordNoticeForm {...props} />;
  if (props.view === 'asked') return <RequestedNotice kind={props.kind} state={props.state} title={props.product.title} url={props.product.url} />;
  if (props.view === 'asked-words') return <RequestedNotice kind="found" state={props.state} title={props.q} url={searchUrl(shop, props.q)} />;
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

/** Address of a search's results. */
const searchUrl = (shop: Shop, q: string): string => `${fixedUrl('search', shop)}?search_q=${encodeURIComponent(q).replace(/%20/g, '+')}`;

interface RequestedNoticeProps {
  kind: Notice['kind'];
  state: 'confirm' | 'on';
  /** Title of the product, or the search words. */
  title: string;
  url: string;
}

function RequestedNotice({ kind, state, title, url }: RequestedNoticeProps) {
  const text = useText();
  const isOn = state === 'on';
  return (
    <OrderFrame
      icon={isOn ? <Check className="icon large-icon" /> : <Mail className="icon large-icon" />}
      tone={isOn ? 'ok' : 'wait'}
      title={text(isOn ? 'notice_on_title' : 'notice_confirm_sent_title')}
      lead={<p>{text(isOn ? `notice_on_${kind}` : 'notice_confirm_sent_text', { title })}</p>}
    >
      <Out url={url}>{text(kind === 'found' ? 'notice_to_search' : 'feedback_to_product')}</Out>
    </OrderFrame>
  );
}

function NoticeState({ notice, code }: View<'notice'>) {
  const text = useText();
  const shop = useShop();
  const { product, q, kind, state } = notice;
  const title = product?.title ?? q ?? '';
  const ended = kind === 'found' && state === 'told' ? 'notice_told_found' : `notice_${state}_text`;
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
      lead={<p>{text(state === 'on' ? `notice_on_${kind}` : ended, { title })}</p>}
    >
      <Out url={product?.url_without_domain ?? searchUrl(shop, title)}>{text(product ? 'feedback_to_product' : 'notice_to_search')}</Out>
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
