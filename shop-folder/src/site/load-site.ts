import type { Db } from '@vitrina/backend/db';
import type { CatalogueThing, FolderThing } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Compared } from '../load/compare.ts';
import { keyOf } from '../load/key-of.ts';
import { hashOf } from '../load/stable.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SitePlace } from './site-kind.ts';
import { SITE_KINDS } from './site-kinds.ts';

type Place = Omit<SitePlace, 'position' | 'standing' | 'isUntouched' | 'earlier'>;

interface Shop {
  state: readonly CatalogueThing[];
  loaded: readonly FolderThing[];
  /** Lists of the folder at its last load; `undefined`: none. */
  before: SiteFacts | undefined;
}

/** Returns the entries of the lists in the form of `selectCatalogueState`. A relative moment keeps its earlier value if nothing changed. */
export function siteThings(place: Place, { state, loaded, before }: Shop): CatalogueThing[] {
  const notes = new Map(loaded.map((thing) => [keyOf(thing), thing.hash]));
  const stands = new Map(state.map((thing) => [keyOf(thing), thing.value]));
  return SITE_KINDS.flatMap(({ kind, codeOf, value }) =>
    (place.facts.site?.[kind] ?? []).map((entry, position): CatalogueThing => {
      const code = codeOf(entry);
      const standing = stands.get(keyOf({ kind, code }));
      const isUntouched = standing !== undefined && hashOf(standing) === notes.get(keyOf({ kind, code }));
      const earlier = before?.[kind]?.find((one) => codeOf(one) === code);
      return { kind, code, value: value(entry, { ...place, position, standing, isUntouched, earlier }) };
    }),
  );
}

/** Writes the entries selected by a load, and removes those that are no longer in the folder. */
export async function saveSite(
  db: Db,
  { things, compared, defaultLanguage }: { things: readonly CatalogueThing[]; compared: readonly Compared[]; defaultLanguage: LanguageCode },
): Promise<void> {
  for (const { kind, save, remove } of SITE_KINDS) {
    const selected = things.filter((thing) => thing.kind === kind);
    const gone = compared.filter((one) => one.kind === kind && one.difference === 'removed').map(({ code }) => code);
    if (gone.length > 0) await remove(db, gone);
    if (selected.length > 0) await save(db, selected, { defaultLanguage });
  }
}
