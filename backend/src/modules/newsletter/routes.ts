import { newsletter } from '@vitrina/contract/newsletter';
import { type Binding, bind } from '../../http/bind.ts';
import { fail, ok } from '../../http/outcome.ts';
import { confirmAddress, readLink } from './confirm-address.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { ownLink, readPreferences, savePreferences, unsubscribe } from './preferences.ts';
import { readNewsletter } from './read-newsletter.ts';
import { saveNewsletter } from './save-newsletter.ts';
import { sendNewsletter } from './send-newsletter.ts';
import { subscribe } from './subscribe.ts';

/** Routes of the newsletter: subscriptions, and editing by staff. */
export const newsletterRoutes = (deps: NewsletterDeps): Binding[] => [
  bind(newsletter.subscribe, subscribe(deps)),
  bind(newsletter.confirmCheck, readLink),
  bind(newsletter.confirm, confirmAddress(deps)),
  bind(newsletter.preferences, readPreferences(deps)),
  bind(newsletter.savePreferences, savePreferences(deps)),
  bind(newsletter.unsubscribe, unsubscribe(deps)),
  bind(newsletter.own, ownLink(deps)),
  bind(newsletter.page, readNewsletter),
  bind(newsletter.save, saveNewsletter),
  bind(newsletter.send, async ({ id }, { db }) => {
    const mails = await sendNewsletter(db, id);
    return mails === null ? fail('error_empty_data') : ok({ mails });
  }),
];
