import type { Db } from '@vitrina/backend/db';
import { readDocuments } from '@vitrina/backend/seed';
import { behaviourSettings } from '@vitrina/contract/settings/behaviour';
import { shopSettings } from '@vitrina/contract/settings/shop';
import { dayIn } from '@vitrina/contract/values/date';
import type { LawOfShop } from './guard-line.ts';

/** Reads from the settings in force how products that lack legally required facts are treated. */
export async function lawOfShop(db: Db, now: Date): Promise<LawOfShop> {
  const { behaviour, shop } = await readDocuments(db);
  const { languages, timeZone } = shopSettings.parse(shop.document);
  return { mode: behaviourSettings.parse(behaviour.document).guardian, languages, today: dayIn(now, timeZone) };
}
