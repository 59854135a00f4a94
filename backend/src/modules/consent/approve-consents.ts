import type { z } from 'zod';
import type { consents } from '@vitrina/contract/consents';
import { type ConsentCategory, wholeConsent } from '@vitrina/contract/values/consent';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import type { SiteConfig } from '../../site-config.ts';
import { insertConsent } from './consent-queries.ts';
import { TEXT_VERSION } from './gdpr-template.ts';

/** Counts calls from an address; true if there were more than `most` within the hour. */
export type IsTooMany = (db: CallContext['db'], calls: { what: string; address: string; most: number }) => Promise<boolean>;

/** Per hour and address, which a whole company may share. */
const MAX_OF_ADDRESS = 60;
const DAY_SECONDS = 86_400;

/** Stores a visitor's choice: version of the text, time, choice and language, without a token or an address. */
export const approveConsents =
  (isTooMany: IsTooMany, site: Pick<SiteConfig, 'settings'>) =>
  async (
    input: z.output<typeof consents.approve.input>,
    { db, lang, address }: CallContext,
  ): Promise<Outcome<{ items: ConsentCategory[]; max_age: number }>> => {
    if (address && (await isTooMany(db, { what: 'consent', address, most: MAX_OF_ADDRESS })))
      return fail('error_too_many_requests', { headers: { 'retry-after': '3600' } });
    const categories = wholeConsent(input.consents);
    await insertConsent(db, { version: input.version ?? TEXT_VERSION, categories, lang });
    return ok({ items: categories, max_age: site.settings.behaviour.consent.cookieDays * DAY_SECONDS });
  };
