import type { Notice } from '../api/notices.ts';

/** Screen on which an alert is handled. */
export interface NoticeLink {
  to: '/returns' | '/orders' | '/bank' | '/refunds' | '/transfers' | '/stock' | '/reviews' | '/mails' | '/jobs';
  search?: Record<string, string>;
}

export const NOTICE_LINKS: Readonly<Record<Notice['kind'], NoticeLink>> = {
  fiscal_open: { to: '/orders' },
  law_held: { to: '/stock' },
  returns_due: { to: '/returns', search: { tab: 'open' } },
  refunds_due: { to: '/refunds' },
  orders_late: { to: '/orders', search: { tab: 'confirmed', sort: 'created_at' } },
  short_picks: { to: '/orders', search: { tab: 'confirmed' } },
  bank_open: { to: '/bank' },
  transfers_late: { to: '/transfers' },
  stock_low: { to: '/stock', search: { below: '5', sort: 'qty' } },
  reviews_late: { to: '/reviews' },
  mails_failed: { to: '/mails' },
  jobs_failed: { to: '/jobs' },
};

/** True for kinds whose entries are order numbers that can be opened. */
export const isOfOrders = ({ kind }: Pick<Notice, 'kind'>): boolean =>
  kind === 'fiscal_open' || kind === 'refunds_due' || kind === 'orders_late' || kind === 'short_picks';
