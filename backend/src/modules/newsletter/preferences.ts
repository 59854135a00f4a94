import type { NewsletterPreferences, newsletter } from '@vitrina/contract/newsletter';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import type { Link } from './subscription-request-queries.ts';
import { limitCodes } from './limit-calls.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { preferencesView } from './newsletter-view.ts';
import { type SubscriberRow, selectOwnSubscriber, selectSubscriber, stopSubscriber, updateSubscriber } from './subscriber-queries.ts';

type Save = z.output<typeof newsletter.savePreferences.input>;
type Answer = Promise<Outcome<NewsletterPreferences>>;

/** Authorised by the link; the holder need not be the subscriber. */
export const readPreferences =
  (deps: NewsletterDeps) =>
  (link: Link, context: CallContext): Answer =>
    findByLink(link, context, deps, () => selectSubscriber(context.db, link.id));

/** Saves topics and language. */
export const savePreferences =
  (deps: NewsletterDeps) =>
  ({ topics, mail_lang, ...link }: Save, context: CallContext): Answer =>
    findByLink(link, context, deps, () => updateSubscriber(context.db, { id: link.id, topics: [...new Set(topics)], lang: mail_lang }));

/** Ends a subscription; it restarts only after a confirmation by mail. */
export const unsubscribe =
  (deps: NewsletterDeps) =>
  (link: Link, context: CallContext): Answer =>
    findByLink(link, context, deps, () => stopSubscriber(context.db, link.id));

/** Unsubscribes by one click of a mail program (RFC 8058); `code` combines id and code: `12-…`. */
export async function stopByCode(db: Db, code: string, { codes }: Pick<NewsletterDeps, 'codes'>): Promise<Outcome<Record<string, never>>> {
  const [, id = '', signature = ''] = /^([1-9]\d{0,8})-([\w-]{22})$/.exec(code) ?? [];
  const isStopped = codes.isCode(Number(id), signature) && (await stopSubscriber(db, Number(id)));
  return isStopped ? ok({}) : fail('error_empty_data');
}

/** Link to the preferences of a customer's own address. */
export const ownLink =
  ({ codes }: NewsletterDeps) =>
  async (_input: unknown, { db, actor }: CallContext): Promise<Outcome<{ link: Link | null }>> => {
    if (actor.userId === null) return fail('error_unauthorized');
    const id = await selectOwnSubscriber(db, actor.userId);
    return ok({ link: id === null ? null : { id, code: codes.codeOf(id) } });
  };

async function findByLink({ id, code }: Link, context: CallContext, { codes }: NewsletterDeps, find: () => Promise<SubscriberRow | null>): Answer {
  const limit = await limitCodes(context);
  if (!limit.ok) return limit;
  const subscriber = codes.isCode(id, code) ? await find() : null;
  return subscriber ? ok(preferencesView(subscriber)) : fail('error_empty_data');
}
