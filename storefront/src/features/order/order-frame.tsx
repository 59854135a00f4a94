import type { ReactNode } from 'react';
import './order.css';

interface OrderFrameProps {
  icon?: ReactNode;
  tone?: 'ok' | 'wait' | 'bad';
  title: string;
  lead?: ReactNode;
  /** Content beside the page on wide screens. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Layout of a page of one order: status, next steps, and the order beside them. */
export function OrderFrame({ icon, tone = 'ok', title, lead, aside, children }: OrderFrameProps) {
  return (
    <div className="page order-page">
      <div className="order-head">
        {icon && <span className={`order-mark ${tone}`}>{icon}</span>}
        <h1 className="page-title">{title}</h1>
        {lead && <div className="order-lead">{lead}</div>}
      </div>
      <div className={aside ? 'order-columns' : 'order-column'}>
        <div className="order-main">{children}</div>
        {aside && <div className="order-aside">{aside}</div>}
      </div>
    </div>
  );
}
