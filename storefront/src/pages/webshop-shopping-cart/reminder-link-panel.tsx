import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { Info } from '../../ui/icons.tsx';
import type { LinkNotice } from './reminder-link-notice.ts';

/** Explanation of a reminder's link, with the button for its action. */
export function ReminderLinkPanel({ notice }: { notice: LinkNotice }) {
  const text = useText();
  if (notice.kind === 'restore')
    return (
      <Panel title={text('cart_page_restore')} action="restore" code={notice.code} button={text('cart_page_restore_button')}>
        <p>{text('cart_page_restore_text', { count: notice.qty })}</p>
        <p className="small muted">{text('cart_page_restore_note')}</p>
      </Panel>
    );
  if (notice.kind === 'stop')
    return (
      <Panel title={text('cart_page_stop')} action="no-reminder" code={notice.code} button={text('cart_page_stop_button')}>
        <p>{text('cart_page_stop_text')}</p>
      </Panel>
    );
  return (
    <p className="cart-note cart-link-note" role="status">
      <Info className="icon" aria-hidden="true" />
      <span>{text(`cart_page_${notice.kind}`)}</span>
    </p>
  );
}

interface PanelProps {
  title: string;
  /** Name of the action for `post.ts`. */
  action: string;
  code: string;
  button: string;
  children: ReactNode;
}

function Panel({ title, action, code, button, children }: PanelProps) {
  const shop = useShop();
  return (
    <section className="panel cart-link" aria-labelledby="cart-link-title">
      <h2 id="cart-link-title">{title}</h2>
      {children}
      <form method="post" action={cartUrl(shop)}>
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="code" value={code} />
        <button type="submit" className="key">
          {button}
        </button>
      </form>
    </section>
  );
}
