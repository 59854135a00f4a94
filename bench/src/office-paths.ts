import type { Page } from 'playwright-core';

export interface OfficePage {
  name: string;
  path: string;
  /** Heading or text to wait for. */
  wait?: string;
  /** Opens the part of the page to check. */
  open?: (page: Page, words: (name: string) => RegExp) => Promise<void>;
}

type Open = NonNullable<OfficePage['open']>;

const press =
  (selector: string, then: string): Open =>
  async (page) => {
    await page.locator(selector).first().click();
    await page.locator(then).first().waitFor();
  };
const firstOrder = press('.grid-row b', '.order-lines');
/** Opens a dialog of the order's page, by the text of its button. */
const orderWindow =
  (button: string): Open =>
  async (page, words) => {
    await firstOrder(page, words);
    await page
      .getByRole('button', { name: words(button) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  };
const savedReplies: Open = async (page, words) => {
  await orderWindow('mail_write')(page, words);
  await page.getByRole('button', { name: words('replies_open') }).click();
  await page.getByRole('button', { name: words('replies_new') }).click();
  // The mail dialog below it has a field with an equal label.
  await page.getByRole('dialog').last().getByLabel(words('replies_words')).waitFor();
};
const byKey =
  (key: string, then = '[role=dialog]'): Open =>
  async (page) => {
    await page.keyboard.press(key);
    await page.locator(then).first().waitFor();
  };

/** Screens of the back office, with dialogs and filters opened. */
export const OFFICE_PAGES: readonly OfficePage[] = [
  { name: 'home', path: '/', wait: '.home-card' },
  { name: 'search', path: '/', wait: '.home-card', open: byKey('Control+k') },
  { name: 'keys', path: '/', wait: '.home-card', open: byKey('?') },
  { name: 'orders', path: '/orders', wait: '.grid-row b' },
  { name: 'orders, filtered', path: '/orders?market=si', wait: '.filter-chips' },
  { name: 'orders, chosen', path: '/orders', wait: '.grid-row b', open: press('.grid-head .grid-check', '.bulk-bar') },
  { name: 'order', path: '/orders', wait: '.grid-row b', open: firstOrder },
  { name: 'order, letter', path: '/orders', wait: '.grid-row b', open: orderWindow('mail_write') },
  { name: 'order, saved reply', path: '/orders', wait: '.grid-row b', open: savedReplies },
  { name: 'order, refund', path: '/orders?payment=paid', wait: '.grid-row b', open: orderWindow('refund_open') },
  { name: 'order, cancel', path: '/orders?tab=confirmed', wait: '.grid-row b', open: orderWindow('cancel_open') },
  { name: 'new order', path: '/orders/new' },
  { name: 'picks', path: '/picks' },
  { name: 'handover', path: '/picks/handover' },
  { name: 'returns', path: '/returns' },
  { name: 'payments', path: '/payments', wait: '.grid-row b' },
  { name: 'payment beside the list', path: '/payments?density=close', wait: '.grid-row b', open: byKey(' ', '.list-peek') },
  { name: 'bank', path: '/bank' },
  { name: 'bank, to give back', path: '/bank?tab=surplus' },
  { name: 'refunds', path: '/refunds' },
  { name: 'trade-ins', path: '/trade-ins' },
  { name: 'refunds at a gateway', path: '/refunds?tab=gateway' },
  { name: 'stock', path: '/stock', wait: '.stock-cell' },
  { name: 'stock, filtered', path: '/stock?below=5', wait: '.filter-chips' },
  { name: 'transfers', path: '/transfers' },
  { name: 'customers', path: '/customers', wait: '.grid-row b' },
  { name: 'customers, filtered', path: '/customers?orders=1', wait: '.filter-chips' },
  { name: 'customer', path: '/customers', wait: '.grid-row b', open: press('.grid-row', '.panel') },
  { name: 'customer beside the list', path: '/customers', wait: '.grid-row b', open: byKey(' ', '.list-peek') },
  { name: 'guests', path: '/guests' },
  { name: 'companies', path: '/companies' },
  { name: 'reviews', path: '/reviews' },
  { name: 'reviews, published', path: '/reviews?tab=approved&stars=5', wait: '.filter-chips' },
  { name: 'questions', path: '/reviews?kind=questions&tab=approved' },
  { name: 'log', path: '/activity' },
  { name: 'mails', path: '/mails?state=sent' },
  { name: 'jobs', path: '/jobs' },
  { name: 'shop', path: '/shop' },
  { name: 'staff', path: '/people', wait: '.person-card' },
  { name: 'colleague', path: '/people', wait: '.person-card', open: press('.person-card', '.panel') },
  { name: 'own login', path: '/self', wait: '.panel' },
];
