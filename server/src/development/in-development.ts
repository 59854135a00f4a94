import type { StyleSheet } from './messages.ts';

/** The client of Vite, which the page needs even where its own script does not run. */
const CLIENT = '<script type="module" src="/@vite/client"></script>';

/**
 * Additions to the content security policy for Vite: it inserts styles, keeps a WebSocket open, and updated modules
 * create their Trusted Types policy again.
 */
const ADDED: Readonly<Record<string, string>> = { 'style-src': "'unsafe-inline'", 'connect-src': 'ws: wss:', 'trusted-types': "'allow-duplicates'" };
/** Vite's client polls a restarting server from a worker, which it names by a plain string. */
const LEFT_OUT = 'require-trusted-types-for';
const WORKER = "worker-src 'self' blob:";

/** The policy of a page with what Vite needs. Scripts stay those of this origin; none stands in the document. */
export function policyInDevelopment(policy: string): string {
  const directives = policy.split('; ').filter((one) => !one.startsWith(LEFT_OUT));
  const widened = directives.map((one) => {
    const added = ADDED[one.split(' ', 1)[0] as string];
    return added ? `${one} ${added}` : one;
  });
  return [...widened, WORKER].join('; ');
}

const inHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Adds the page's style sheets, as the build does, so that it is never shown without them. */
export function htmlInDevelopment(html: string, sheets: readonly StyleSheet[]): string {
  const links = sheets.map(({ href, id }) => `<link rel="stylesheet" href="${inHtml(href)}" data-vite-dev-id="${inHtml(id)}">`);
  return html.replace('</head>', () => [...links, CLIENT, '</head>'].join('\n'));
}
