import { createHash } from 'node:crypto';
import type { StoredMail, Mailbox } from '@vitrina/backend';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid #8886; vertical-align: top; overflow-wrap: anywhere; }
iframe { width: 100%; height: 48rem; border: 1px solid #8888; background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8888; padding: 1rem; }
dt { font-weight: 600; } dd { margin: 0 0 0.5rem; }`;

/** Policy of the pages around a mail: their one style, and frames of our own. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Policy of a mail's HTML: styles and nothing else, in an origin of its own; its links open outside. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

type ReadMail = NonNullable<Awaited<ReturnType<Mailbox['read']>>>;

export const listPage = (mails: readonly StoredMail[]): string =>
  page(
    'Mails',
    mails.length === 0
      ? '<p>No mail was written yet.</p>'
      : `<table><thead><tr><th>Written</th><th>Kind</th><th>To</th><th>Language</th><th>State</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`,
  );

const row = (mail: StoredMail): string =>
  `<tr><td>${time(mail.created_at)}</td><td><a href="/dev/mail/${mail.id}/">${inHtml(mail.kind)}</a></td><td>${inHtml(mail.recipient)}</td><td>${inHtml(mail.lang)}</td><td>${state(mail)}</td></tr>`;

export function mailPage(mail: ReadMail): string {
  const head = `<p><a href="/dev/mail/">All mails</a></p><dl><dt>To</dt><dd>${inHtml(mail.recipient)}</dd><dt>Kind</dt><dd>${inHtml(mail.kind)}, ${inHtml(mail.lang)}</dd><dt>Written</dt><dd>${time(mail.created_at)}</dd><dt>State</dt><dd>${state(mail)}</dd></dl>`;
  if (mail.rendering.kind === 'not_needed') return page('Mail', `${head}<p>It would not be sent now: ${inHtml(mail.rendering.why)}.</p>`);
  const { subject, text, attachments = [] } = mail.rendering;
  const files = attachments.map(({ filename, content }) => `<li>${inHtml(filename)}, ${Math.ceil(content.length / 1024)} kB</li>`).join('');
  return page(
    subject,
    `${head}<iframe title="HTML" src="/dev/mail/${mail.id}/html/" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe><h2>Plain text</h2><pre lang="${inHtml(mail.languageTag)}">${inHtml(text)}</pre>${files && `<h2>Files</h2><ul>${files}</ul>`}`,
  );
}

/** The mail itself; its links open in a new window. */
export const mailBody = (html: string): string => html.replace('<head>', '<head><base target="_blank"/>');

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${inHtml(title)}</title><style>${STYLE}</style></head><body><h1>${inHtml(title)}</h1>${body}</body></html>`;

const state = ({ sent_at, failed_at, last_error, attempts }: StoredMail): string => {
  if (sent_at) return `done ${time(sent_at)}`;
  if (failed_at) return `given up: ${inHtml(last_error ?? '')}`;
  return attempts > 0 ? `attempt ${attempts}: ${inHtml(last_error ?? 'under way')}` : 'waits';
};

const time = (at: Date): string => `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')}</time>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
