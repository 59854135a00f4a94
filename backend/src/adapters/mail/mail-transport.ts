import { withTimeout } from '../../http/with-timeout.ts';
import type { MailShop } from './mail-shop.ts';
import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends RenderedMail {
  recipient: string;
  messageId: string;
}

/** `refused`: the recipient's server rejects the mail permanently; a retry would be of no use. */
export type Delivery = { kind: 'sent' } | { kind: 'failed'; why: string } | { kind: 'refused'; why: string };

export interface MailTransport {
  /** Sends a mail; never rejects. */
  send: (mail: OutgoingMail) => Promise<Delivery>;
}

/** Milliseconds until sending times out; well below the time for which a sender has claimed the mail. */
const GIVE_UP_MS = 60_000;
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** Sends mails through `url` (smtp://user:password@host:587). */
export function smtpTransport({ url, shop, giveUpMs = GIVE_UP_MS }: { url: string; shop: MailShop; giveUpMs?: number }): MailTransport {
  // A connection per mail: a broken one affects no other mail. Nothing is read from files or fetched for a mail.
  const options = { url, ...WAITS, socketTimeout: Math.min(WAITS.socketTimeout, giveUpMs), disableFileAccess: true, disableUrlAccess: true };
  return {
    send: async (mail) => {
      const { default: nodemailer } = await import('nodemailer');
      const transporter = nodemailer.createTransport(options);
      const sent = transporter.sendMail(message(mail, shop)).then((): Delivery => ({ kind: 'sent' }), failureOf);
      try {
        return await withTimeout(sent, giveUpMs, (): Delivery => ({ kind: 'failed', why: 'the mail server took too long' }));
      } finally {
        transporter.close();
      }
    },
  };
}

/** Names and addresses are passed as separate values, never as a header line that could be parsed as several. */
const message = (mail: OutgoingMail, shop: MailShop) => messageFrom(mail, shop.mailSender ?? { from: shop.email }, shop.name);

const messageFrom = (
  { recipient, messageId, subject, html, text, unsubscribeUrl, attachments }: OutgoingMail,
  { from, name, replyTo }: NonNullable<MailShop['mailSender']>,
  shopName: string,
) => ({
  from: { name: name ?? shopName, address: from },
  ...(replyTo && { replyTo }),
  to: { name: '', address: recipient },
  envelope: { from, to: [recipient] },
  subject,
  html,
  text,
  ...(attachments && { attachments: [...attachments] }),
  messageId,
  // Keeps auto-responders from replying.
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
});

function failureOf(error: unknown): Delivery {
  const { code, responseCode, command, message: text } = error as { code?: string; responseCode?: number; command?: string; message?: string };
  const why = [code, responseCode, text]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 500);
  const isForGood = code === 'EENVELOPE' && command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return { kind: isForGood ? 'refused' : 'failed', why };
}
