/**
 * Priority classes. `logins`: what waits for a password check, in a queue of its own, so that it holds no place of others. `critical`: cart,
 * checkout, orders, payments, account, and every write. `interactive`: pages and reads for visitors. `bulk`: crawlers, combinations of filters
 * that no page links to, clients over the rate limit. `background`: renewals of cached pages.
 */
export const PRIORITIES = ['logins', 'critical', 'interactive', 'bulk', 'background'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Values of the label `lane`, as dashboards and alerts have them. */
export const METRIC_LABEL: Readonly<Record<Priority, string>> = {
  logins: 'logins',
  critical: 'first',
  interactive: 'people',
  bulk: 'slow',
  background: 'spare',
};

export const perPriority = <T>(make: (priority: Priority) => T): Record<Priority, T> => ({
  logins: make('logins'),
  critical: make('critical'),
  interactive: make('interactive'),
  bulk: make('bulk'),
  background: make('background'),
});
