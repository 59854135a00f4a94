import { performance } from 'node:perf_hooks';
import { dayIn } from '@vitrina/contract/values/date';
import type { Db } from '../db/index.ts';
import { findingOf, type Guarding, holdJudged, type Judged, judgeCatalogue, judgeProducts, selectLabelDifferences } from '../modules/catalogue/index.ts';
import {
  ALL,
  type StoredFinding,
  saveLook,
  savePosition,
  ofProducts,
  ofProductsAfter,
  replaceFindings,
  selectNews,
  selectPosition,
} from './finding-queries.ts';
import { judgePlaces, judgeProductTexts } from './judge-texts.ts';

export interface GuardedShop {
  products: number;
  texts: number;
  held: number;
  released: number;
}

/** Products whose texts are checked in one batch; each has up to ten texts. */
const TEXT_BATCH = 100;
const CHANGED_BATCH = 500;

const dayOf = ({ settings, now }: Guarding): string => dayIn(now, settings.shop.timeZone);

/** Checks all public content by all rules and stores the findings. If the settings say so, blocked products are taken off sale. */
export async function guardShop(db: Db, guarding: Guarding): Promise<GuardedShop> {
  const [startedAt, position] = [performance.now(), await selectPosition(db)];
  const facts = await guardFacts(db, guarding);
  const texts = await guardTexts(db, guarding);
  await storeRegisterFindings(db, guarding);
  const places = await storePlaceFindings(db, guarding);
  const found = { ...facts, texts: texts + places };
  await saveLook(db, { ...found, looked_at: guarding.now, took: performance.now() - startedAt, position });
  return found;
}

/** Checks the changes since the last run and stores their findings; takes no product off sale. */
export async function guardChanges(db: Db, guarding: Guarding): Promise<void> {
  const { position, products, hasPlaces, isDue } = await selectNews(db);
  if (isDue) return void (await guardShop(db, seenOnly(guarding)));
  for (let i = 0; i < products.length; i += CHANGED_BATCH) await storeProductFindings(db, products.slice(i, i + CHANGED_BATCH), guarding);
  if (products.length > 0) await storeRegisterFindings(db, guarding);
  if (hasPlaces) await storePlaceFindings(db, guarding);
  await savePosition(db, position);
}

/** Returns settings with which a check takes nothing off sale. */
const seenOnly = ({ settings, now }: Guarding): Guarding => ({ settings: { ...settings, behaviour: { ...settings.behaviour, guardian: 'report' } }, now });

const storedFindings = (judged: readonly Judged[]): StoredFinding[] =>
  judged.flatMap(({ id, findings }) => findings.map(({ product: _, ...finding }) => ({ ...finding, product_id: id })));

async function guardFacts(db: Db, guarding: Guarding): Promise<Omit<GuardedShop, 'texts'>> {
  const found = { products: 0, held: 0, released: 0 };
  let after = 0;
  for await (const judged of judgeCatalogue(db, guarding)) {
    const last = judged.at(-1)?.id ?? after;
    await replaceFindings(db, { part: 'facts', among: ofProductsAfter(after, last), findings: storedFindings(judged), day: dayOf(guarding) });
    const { held, released } = await holdJudged(db, judged, guarding);
    found.products += judged.length;
    found.held += held;
    found.released += released;
    after = last;
  }
  await replaceFindings(db, { part: 'facts', among: ofProductsAfter(after, null), findings: [], day: dayOf(guarding) });
  return found;
}

async function guardTexts(db: Db, guarding: Guarding): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const { texts, findings, last } = await judgeProductTexts(db, { after, limit: TEXT_BATCH }, guarding);
    const among = ofProductsAfter(after, texts === 0 ? null : last);
    await replaceFindings(db, { part: 'texts', among, findings, day: dayOf(guarding) });
    if (texts === 0) return count;
    count += texts;
    after = last;
  }
}

async function storeProductFindings(db: Db, ids: readonly number[], guarding: Guarding): Promise<void> {
  const [among, day] = [ofProducts(ids), dayOf(guarding)];
  await replaceFindings(db, { part: 'facts', among, findings: storedFindings(await judgeProducts(db, { ids }, guarding)), day });
  await replaceFindings(db, { part: 'texts', among, findings: (await judgeProductTexts(db, { ids }, guarding)).findings, day });
}

async function storePlaceFindings(db: Db, guarding: Guarding): Promise<number> {
  const { texts, findings } = await judgePlaces(db, guarding);
  await replaceFindings(db, { part: 'places', among: ALL, findings, day: dayOf(guarding) });
  return texts;
}

/** Stores the findings from the comparison with the register of energy labels. */
export async function storeRegisterFindings(db: Db, guarding: Guarding): Promise<void> {
  const findings = (await selectLabelDifferences(db)).map((one) => ({ ...findingOf(one), product_id: one.product_id }));
  await replaceFindings(db, { part: 'register', among: ALL, findings, day: dayOf(guarding) });
}
