import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Db, deferred } from '../../db/index.ts';

/** Kinds of mails about an account; their data is complete, nothing is loaded for them. */
export type AccountMailKind =
  | 'signup'
  | 'account-exists'
  | 'new-password'
  | 'password-changed'
  | 'login-link'
  | 'passkey-added'
  | 'provider-added'
  | 'company-approved'
  | 'company-refused'
  | 'staff-factor-added'
  | 'staff-factor-reset'
  | 'staff-invited';

/** Kinds of mails about an order, which is loaded when they are sent. */
export type OrderMailKind =
  | 'order-confirm'
  | 'order-received'
  | 'order-paid'
  | 'payment-failed'
  | 'payment-refund-due'
  | 'payment-refunded'
  | 'order-part-refunded'
  | 'order-document'
  | 'order-changed'
  | 'order-message'
  | 'order-cancelled'
  | 'order-shipped'
  | 'withdrawal-received'
  | 'withdrawal-refused'
  | 'return-refused'
  | 'return-label'
  | 'claim-received'
  | 'additional-payment'
  | 'additional-paid';

/** Kinds of notices about a product, or about search words without results. */
export type NoticeMailKind = 'notice-confirm' | 'notice-back-in-stock' | 'notice-price-drop' | 'notice-found';

/** Kinds of mails to the asker of a question about a product. */
export type QuestionMailKind = 'question-confirm' | 'question-answered' | 'question-refused';

/** Kinds of mails about a report of something unsafe or unlawful. */
export type ReportMailKind = 'report-received' | 'report-decided' | 'report-appeal';

/** Kinds of mails about a traded-in device. */
export type TradeInMailKind = 'trade-in-offered' | 'trade-in-received' | 'trade-in-countered' | 'trade-in-paid' | 'trade-in-refused' | 'trade-in-expired';

export type NewsletterMailKind = 'newsletter-confirm' | 'newsletter';

/** Kinds of mails about an entry in a game. */
export type CampaignMailKind = 'sweepstake-confirm' | 'campaign-won';

export type MailKind =
  | OrderMailKind
  | AccountMailKind
  | NoticeMailKind
  | CampaignMailKind
  | NewsletterMailKind
  | ReportMailKind
  | QuestionMailKind
  | TradeInMailKind
  | 'cart-reminder'
  | 'recall';

export interface Mail {
  /** Unique key: repeated calls enqueue one mail, `order-received:12`. */
  dedupeKey: string;
  kind: MailKind;
  recipient: string;
  lang: LanguageCode;
  /** Data of the template; only `{ orderId }` or `{ cartId }` if it loads the rest when sent. */
  data: Record<string, unknown>;
  sendAfter?: Date;
}

/** Enqueues a mail in the caller's transaction: it is sent if and only if that commits. */
export async function enqueueMail(db: Db, { dedupeKey, kind, recipient, lang, data, sendAfter }: Mail): Promise<void> {
  await deferred(sql`
    insert into mails (dedupe_key, kind, recipient, lang, data, send_after)
    values (${dedupeKey}, ${kind}, ${recipient}, ${lang}, ${JSON.stringify(data)}::jsonb, coalesce(${sendAfter ?? null}::timestamptz, now()))
    on conflict (dedupe_key) do nothing`).execute(db);
}
