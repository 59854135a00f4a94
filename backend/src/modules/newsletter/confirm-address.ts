import type { NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type Link, selectSubscriptionRequest, consumeSubscriptionRequest } from './subscription-request-queries.ts';
import { limitCodes } from './limit-calls.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { upsertSubscriber } from './subscriber-queries.ts';

/** Shows the request a confirmation link belongs to; changes nothing, as mail programs open links by themselves. */
export async function readLink(link: Link, context: CallContext): Promise<Outcome<{ topics: NewsletterTopic[] }>> {
  const limit = await limitCodes(context);
  if (!limit.ok) return limit;
  const request = await selectSubscriptionRequest(context.db, link);
  return request ? ok({ topics: request.topics }) : fail('error_empty_data');
}

/** Subscribes the address to which the link was mailed, once. Returns the link to its preferences. */
export const confirmAddress =
  ({ codes }: NewsletterDeps) =>
  async ({ id, code }: Link, context: CallContext): Promise<Outcome<Link>> => {
    const limit = await limitCodes(context);
    if (!limit.ok) return limit;
    return context.db.transaction().execute(async (db) => {
      const request = await consumeSubscriptionRequest(db, { id, code });
      if (!request) return fail('error_empty_data');
      const subscriber = await upsertSubscriber(db, request);
      return ok({ id: subscriber, code: codes.codeOf(subscriber) });
    });
  };
