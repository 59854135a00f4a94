import type { Db } from '@vitrina/backend/db';
import type { CatalogueThing } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { type Compared, keyOf } from '../load/compare.ts';
import type { SitePlace } from './site-kind.ts';
import { SITE_KINDS } from './site-kinds.ts';

/** What the lists say, in the form of `selectCatalogueState`, whose things are given: a moment that is counted stays the one it was. */
export function siteThings(place: Omit<SitePlace, 'position' | 'standing'> & { facts: ShopFacts }, state: readonly CatalogueThing[]): CatalogueThing[] {
  const stands = new Map(state.map((thing) => [keyOf(thing), thing.value]));
  return SITE_KINDS.flatMap(({ kind, codeOf, value }) =>
    (place.facts.site?.[kind] ?? []).map((entry, position): CatalogueThing => {
      const code = codeOf(entry);
      return { kind, code, value: value(entry, { ...place, position, standing: stands.get(keyOf({ kind, code })) }) };
    }),
  );
}

/** Writes those things that a load wants, and takes away those that are in the folder no longer. */
export async function saveSite(
  db: Db,
  { things, compared, defaultLanguage }: { things: readonly CatalogueThing[]; compared: readonly Compared[]; defaultLanguage: LanguageCode },
): Promise<void> {
  for (const { kind, save, remove } of SITE_KINDS) {
    const wanted = things.filter((thing) => thing.kind === kind);
    const gone = compared.filter((one) => one.kind === kind && one.difference === 'removed').map(({ code }) => code);
    if (gone.length > 0) await remove(db, gone);
    if (wanted.length > 0) await save(db, wanted, { defaultLanguage });
  }
}
