import type { site } from '@vitrina/contract/site';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { patternsIn } from '@vitrina/contract/values/redirects';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import type { RouteDeps } from '../list-routes.ts';
import { keyOf, type NamedAddress, namedAddress } from './named-address.ts';
import { type RedirectRow, selectRedirects } from './redirect-queries.ts';
import { selectPaths } from '../route-queries.ts';

/** Invalidated by every change of visibility: pages by `routes`, products by `listed`. */
const TAGS = ['redirects', 'routes', 'listed'];

interface NamedRule {
  rule: RedirectRow;
  /** `null`: the path has a pattern, which matches many paths and names no page. */
  old: NamedAddress | null;
  to: NamedAddress | null;
}

/** The rules in force. Guests get none that contains the URL of content visible to staff only, directly or through other rules: for them it leads nowhere. */
export async function listRules({ db, actor }: Pick<CallContext, 'db' | 'actor'>, deps: RouteDeps): Promise<Outcome<ReplyOf<typeof site.redirects>>> {
  const rules = await selectRedirects(db);
  if (actor.isStaff) return ok({ items: rules }, TAGS);
  const namedRules = rules.map((rule) => ({
    rule,
    old: patternsIn(rule.old_path).length > 0 ? null : namedAddress(rule.old_path, deps.site),
    to: namedAddress(rule.new_path, deps.site),
  }));
  const hidden = await hiddenAddresses(db, namedRules, deps);
  const isHidden = (address: NamedAddress | null): boolean => address !== null && hidden.has(keyOf(address));
  return ok({ items: namedRules.filter(({ old, to }) => !isHidden(old) && !isHidden(to)).map(({ rule }) => rule) }, TAGS);
}

/** URLs of content visible to staff only, and old URLs that redirect there. A URL with a visible page never counts as hidden. */
async function hiddenAddresses(db: Db, rules: readonly NamedRule[], { hiddenPages, hiddenProducts }: RouteDeps): Promise<ReadonlySet<string>> {
  const addresses = rules.flatMap(({ old, to }) => [old ?? [], to ?? []].flat());
  const [paths, keys, products] = await Promise.all([
    selectPaths(db),
    hiddenPages(db),
    hiddenProducts(db, {
      ids: addresses.flatMap((one) => (one.kind === 'product' ? one.id : [])),
      codes: addresses.flatMap((one) => (one.kind === 'code' ? one.code : [])),
    }),
  ]);
  const pages = new Set(keys);
  const [notShown, shown] = [true, false].map((isHidden) => new Set(paths.filter(({ page_key }) => pages.has(page_key) === isHidden).map(({ path }) => path)));
  const hidden = new Set([...(notShown as Set<string>), ...products.flatMap(({ id, code }) => [`product:${id}`, `code:${code.toLowerCase()}`])]);
  const leading = Map.groupBy(rules, ({ to }) => (to === null ? '' : keyOf(to)));
  // Iterating a set includes elements added during the loop.
  for (const address of hidden) for (const { old } of leading.get(address) ?? []) if (old?.kind === 'path' && !shown?.has(old.path)) hidden.add(old.path);
  return hidden;
}
