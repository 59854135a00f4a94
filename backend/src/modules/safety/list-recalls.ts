import type { Recall } from '@vitrina/contract/safety';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectRecalls } from './recall-queries.ts';
import { recallTags, recallView } from './recall-view.ts';
import type { SafetyDeps } from './safety-deps.ts';

type Reply = Promise<Outcome<{ items: Recall[] }>>;

/** All recalls, including ended ones: the products are still in use. */
export const listRecalls =
  ({ site }: SafetyDeps) =>
  async (_: object, { db, lang }: CallContext): Reply => {
    const rows = await selectRecalls(db, lang);
    return ok({ items: rows.map((row) => recallView(row, { lang, defaultLanguage: site.defaultLanguage })) }, recallTags(rows));
  };

/** Lists the recalls in force for the customer's purchases. */
export const listMyRecalls =
  ({ site }: SafetyDeps) =>
  async (_: object, { db, lang, actor }: CallContext): Reply => {
    if (actor.userId === null) return fail('error_unauthorized');
    const rows = await selectRecalls(db, lang, { purchasesOf: { userId: actor.userId, timeZone: site.settings.shop.timeZone } });
    return ok({ items: rows.map((row) => recallView(row, { lang, defaultLanguage: site.defaultLanguage })) });
  };
