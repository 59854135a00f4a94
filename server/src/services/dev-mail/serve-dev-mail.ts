import type { Mailbox } from '@vitrina/backend';
import { type Answer, text } from '../../http/send.ts';
import { listPage, MAIL_POLICY, mailBody, mailPage, PAGE_POLICY } from './dev-mail-page.ts';

/** `/dev/mail/`: the mails the shop wrote, to be looked at where no mail server is configured. Only reads. */
export const isDevMailPath = (path: string): boolean => path.startsWith('/dev/mail/');

export async function serveDevMail(path: string, mailbox: Mailbox): Promise<Answer> {
  if (path === '/dev/mail/') return html(listPage(await mailbox.list()), PAGE_POLICY);
  const [, id, part] = /^\/dev\/mail\/(\d{1,15})\/(html\/)?$/.exec(path) ?? [];
  const mail = id === undefined ? null : await mailbox.read(Number(id));
  if (!mail) return text(404, 'There is no such mail\n');
  if (!part) return html(mailPage(mail), PAGE_POLICY);
  return mail.rendering.kind === 'mail' ? html(mailBody(mail.rendering.html), MAIL_POLICY) : text(404, 'This mail has no contents any more\n');
}

const html = (body: string, policy: string): Answer => ({
  status: 200,
  headers: ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex', 'Content-Security-Policy', policy],
  body,
});
