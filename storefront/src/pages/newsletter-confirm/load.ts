import { NEWSLETTER_SOURCES, type NewsletterSource, newsletter } from '@vitrina/contract/newsletter';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';
import { tryCall } from '../../api/try-call.ts';
import { parseMailLink } from '../../features/account/parse-mail-link.ts';
import { nullIfNotFound } from '../../features/newsletter/null-if-not-found.ts';
import { sentTopics } from '../../features/newsletter/sent-topics.ts';
import { newsletterSubscribeUrl, newsletterPreferencesUrl } from '../../links/newsletter-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

interface SubscriptionRequest {
  email: string;
  topics: readonly NewsletterTopic[];
  source: NewsletterSource;
}

export type Props =
  /** The subscription form. */
  | { view: 'ask'; asked: SubscriptionRequest; errors: Record<string, string>; problem: string | null }
  /** The confirmation mail was sent. */
  | { view: 'sent' }
  /** Behind the mailed link: a button to confirm. */
  | { view: 'confirm'; topics: readonly NewsletterTopic[] }
  /** The link was used or has expired. */
  | { view: 'gone' };

/** The subscription form, or the page behind the mailed link; opening it changes nothing, as mail scanners open links too. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, match, query } = context;
  if (match.action === 'subscribe') {
    if (query.get('sent') === '1') return { kind: 'page', props: { view: 'sent' } };
    return { kind: 'page', props: { view: 'ask', asked: { email: '', topics: NEWSLETTER_TOPICS, source: 'page' }, errors: {}, problem: null } };
  }
  const link = parseMailLink(context);
  const found = link && (await nullIfNotFound(api.get(newsletter.confirmCheck, link)));
  return found ? { kind: 'page', props: { view: 'confirm', topics: found.topics } } : { kind: 'page', status: 404, props: { view: 'gone' } };
}

/** Handles a subscription form, of this page or a footer, or the confirmation. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  if (context.match.action === 'subscribe') return subscribe(context);
  const link = parseMailLink(context);
  const preferences = link && (await nullIfNotFound(context.api.get(newsletter.confirm, link)));
  if (!preferences) return { kind: 'page', status: 422, props: { view: 'gone' } };
  return { kind: 'redirect', to: `${newsletterPreferencesUrl(context, preferences)}?done=confirmed`, status: 303 };
}

async function subscribe(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, form, lang } = context;
  const subscription: SubscriptionRequest = {
    email: form.get('email')?.trim() ?? '',
    // Forms with only an e-mail address subscribe to all topics.
    topics: form.has('choose') ? sentTopics(form) : NEWSLETTER_TOPICS,
    source: NEWSLETTER_SOURCES.find((one) => one === form.get('source')) ?? 'page',
  };
  const reply = await tryCall(api, newsletter.subscribe, { lang, ...subscription, topics: [...subscription.topics] });
  if (reply.success) return { kind: 'redirect', to: `${newsletterSubscribeUrl(context)}?sent=1`, status: 303 };
  const { errors: fields = [], label_name } = reply.data;
  const errors: Record<string, string> = Object.fromEntries(fields.map((error) => [error.field, error.label_name]));
  if (errors.topics) errors.topics = 'newsletter_topics_missing';
  return { kind: 'page', status: 422, props: { view: 'ask', asked: subscription, errors, problem: fields.length === 0 ? label_name : null } };
}
