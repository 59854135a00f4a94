import type { Labels } from '@vitrina/contract/values/labels';
import { escapeHtml } from './escape.ts';

/** Role in which staff see a page. */
export type StaffView = 'staff' | 'guest' | 'bot';
const VIEWS: readonly StaffView[] = ['staff', 'guest', 'bot'];

/**
 * Bar for staff below the page, to choose the role in which they see it. Outside of the page itself, so that a guest's page is
 * exactly what a guest gets. Plain links, handled by the server; `target` keeps the router from handling them.
 */
export function staffBar({ view, labels, style }: { view: StaffView; labels: Labels; style: string | null }): string {
  const text = (name: string) => escapeHtml(labels.text(name));
  const links = VIEWS.map(
    (one) => `<li><a href="?view_as=${one}" target="_self" rel="nofollow"${one === view ? ' aria-current="true"' : ''}>${text(`staff_view_${one}`)}</a></li>`,
  );
  return [
    style ? `<link rel="stylesheet" href="${style}">` : '',
    `<nav class="staff-bar" aria-label="${text('staff_bar')}"><p>${text('staff_view')}</p><ul>${links.join('')}</ul></nav>`,
  ].join('');
}
