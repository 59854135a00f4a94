import type { NewsletterPage, NewsletterPreferences } from '@vitrina/contract/newsletter';
import { cleanNewsletter } from '../../adapters/mail/newsletter-html.ts';
import type { NewsletterRow } from './newsletter-queries.ts';
import type { SubscriberRow } from './subscriber-queries.ts';

/** A subscription for the holder of its link; the address is masked, as newsletters are forwarded. */
export const preferencesView = ({ email, lang, topics, stopped_at }: SubscriberRow): NewsletterPreferences => ({
  email: `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`,
  is_on: stopped_at === null,
  topics,
  mail_lang: lang,
});

/** A public newsletter. */
export const pageView = ({ id, lang, subject, sent_at, html, product_ids, languages }: NewsletterRow): NewsletterPage => ({
  id,
  lang,
  subject,
  date: sent_at?.toISOString() ?? null,
  html: cleanNewsletter(html),
  product_ids,
  languages,
});
