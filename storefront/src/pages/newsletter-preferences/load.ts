import { type NewsletterPreferences, newsletter } from '@vitrina/contract/newsletter';
import type { NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';
import { isLanguageCode } from '@vitrina/contract/values/languages';
import { parseMailLink } from '../../features/account/parse-mail-link.ts';
import { requireCustomer } from '../../features/account/require-login.ts';
import { nullIfNotFound } from '../../features/newsletter/null-if-not-found.ts';
import { sentTopics } from '../../features/newsletter/sent-topics.ts';
import { newsletterPreferencesUrl } from '../../links/newsletter-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props =
  | {
      view: 'settings';
      preferences: NewsletterPreferences;
      link: { id: number; code: string };
      done: 'confirmed' | 'saved' | null;
      errors: Record<string, string>;
    }
  /** Just unsubscribed. */
  | { view: 'off' }
  /** The customer's own address has no subscription. */
  | { view: 'none' }
  /** The link is unknown. */
  | { view: 'gone' };

/** A subscription by the link in its mails, without a login; without a link the customer's own. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, match, query } = context;
  if (match.slug === null) return ownSubscription(context);
  const link = parseMailLink(context);
  const preferences = link && (await nullIfNotFound(api.get(newsletter.preferences, link)));
  if (!preferences) return { kind: 'page', status: 404, props: { view: 'gone' } };
  if (!preferences.is_on) return { kind: 'page', props: { view: 'off' } };
  const done = (['confirmed', 'saved'] as const).find((one) => one === query.get('done')) ?? null;
  return { kind: 'page', props: { view: 'settings', preferences, link, done, errors: {} } };
}

async function ownSubscription(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireCustomer(context);
  if (opened.kind !== 'open') return opened;
  const { link } = await context.api.get(newsletter.own, {});
  return link ? { kind: 'redirect', to: newsletterPreferencesUrl(context, link), status: 302 } : { kind: 'page', props: { view: 'none' } };
}

/** The page's forms: save and unsubscribe. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const link = parseMailLink(context);
  if (!link) return { kind: 'page', status: 422, props: { view: 'gone' } };
  const back = newsletterPreferencesUrl(context, link);
  if (context.form.get('action') !== 'stop') return save(context, link);
  const stopped = await nullIfNotFound(context.api.get(newsletter.unsubscribe, link));
  return stopped ? { kind: 'redirect', to: back, status: 303 } : { kind: 'page', status: 422, props: { view: 'gone' } };
}

async function save(context: LoadContext, link: { id: number; code: string }): Promise<LoadResult<Props>> {
  const { api, form } = context;
  const preferences = await nullIfNotFound(api.get(newsletter.preferences, link));
  if (!preferences) return { kind: 'page', status: 422, props: { view: 'gone' } };
  const topics: NewsletterTopic[] = sentTopics(form);
  const requestedLang = form.get('mail_lang') ?? '';
  const mail_lang = isLanguageCode(requestedLang) ? requestedLang : preferences.mail_lang;
  if (topics.length === 0) {
    const shown = { ...preferences, topics, mail_lang };
    return { kind: 'page', status: 422, props: { view: 'settings', preferences: shown, link, done: null, errors: { topics: 'newsletter_topics_missing' } } };
  }
  const saved = await nullIfNotFound(api.get(newsletter.savePreferences, { ...link, topics, mail_lang }));
  return { kind: 'redirect', to: newsletterPreferencesUrl(context, link) + (saved ? '?done=saved' : ''), status: 303 };
}
