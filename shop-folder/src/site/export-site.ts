import type { CatalogueThing } from '@vitrina/backend/seed';
import type { Draft } from '../export/draft.ts';
import { SITE_KINDS } from './site-kinds.ts';

/** Updates the lists in the draft from the shop's state. `things`: entries that differ from the loaded ones. */
export function exportSite(draft: Draft, things: readonly CatalogueThing[], all: readonly CatalogueThing[]): void {
  for (const { kind, codeOf, take, arrange } of SITE_KINDS) {
    const entries = [...(draft.site[kind] ?? [])];
    for (const thing of things.filter((one) => one.kind === kind)) {
      const at = entries.findIndex((entry) => codeOf(entry) === thing.code);
      const facts = take(thing, { draft, before: entries[at] });
      if (at === -1) entries.push(facts);
      else entries[at] = facts;
    }
    const values = new Map(all.filter((one) => one.kind === kind).map(({ code, value }) => [code, value]));
    draft.site[kind] = arrange ? arrange(entries, values) : entries;
  }
}
