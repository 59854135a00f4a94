import type { StyleSheet } from './messages.ts';

/** The client of Vite, which the page needs even where its own script does not run. */
const CLIENT = '<script type="module" src="/@vite/client"></script>';

/**
 * The policy of a page with what Vite needs besides: it puts styles into the document, keeps a WebSocket open and, where that breaks, looks
 * from a worker whether the server is back. Scripts stay those of this origin; none stands in the document.
 */
export const policyInDevelopment = (policy: string): string =>
  [
    ...policy.split('; ').map((one) => (one.startsWith('style-src ') ? `${one} 'unsafe-inline'` : one.startsWith('connect-src ') ? `${one} ws: wss:` : one)),
    "worker-src 'self' blob:",
  ].join('; ');

const inHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page with its style sheets, which the build would have put there, so that it never stands without them. */
export function htmlInDevelopment(html: string, sheets: readonly StyleSheet[]): string {
  const links = sheets.map(({ href, id }) => `<link rel="stylesheet" href="${inHtml(href)}" data-vite-dev-id="${inHtml(id)}">`);
  return html.replace('</head>', () => [...links, CLIENT, '</head>'].join('\n'));
}
