import { CONSENT_TEXT_VERSION, type newsletter } from '@vitrina/contract/newsletter';
import { isEmail } from '@vitrina/contract/values/email';
import { NEWSLETTER_TOPICS } from '@vitrina/contract/values/newsletter-topics';
import type { z } from 'zod';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { insertSubscriptionRequest } from './subscription-request-queries.ts';
import { limitSubscriptionRequests, canMailRequest } from './limit-calls.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';

type Input = z.output<typeof newsletter.subscribe.input>;

/** Requests a subscription. Known addresses are handled alike, so that reply and mail reveal nothing. */
export const subscribe =
  ({ trustedTokenId }: NewsletterDeps) =>
  async ({ email: typed, topics, source }: Input, context: CallContext): Promise<Outcome<{ state: 'confirm' }>> => {
    const { db, actor, lang } = context;
    if (actor.tokenId === null || actor.tokenId === trustedTokenId) return fail('error_unauthorized');
    const email = typed.toLowerCase();
    if (!isEmail(email)) return fail('error_bad_input', { errors: [{ field: 'email', label_name: email ? 'error_email_invalid' : 'error_field_required' }] });
    const limit = await limitSubscriptionRequests(context);
    if (!limit.ok) return limit;
    await db.transaction().execute(async (db) => {
      const request = { email, lang, topics: [...new Set(topics ?? NEWSLETTER_TOPICS)], source, textVersion: CONSENT_TEXT_VERSION };
      const link = await insertSubscriptionRequest(db, request);
      // Requests beyond the limit are useless: their links are never mailed.
      if (!link || !(await canMailRequest(db, email))) return;
      const data = { linkId: link.id, linkCode: link.code };
      await enqueueMail(db, { dedupeKey: `newsletter-confirm:${link.id}`, kind: 'newsletter-confirm', recipient: email, lang, data });
    });
    return ok({ state: 'confirm' });
  };
