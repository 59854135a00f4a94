import type { z } from 'zod';
import type { FieldError } from '@vitrina/contract/errors';
import type { StaffRedirect, staffRedirects } from '@vitrina/contract/redirects';
import { hasBackReference, problemOfNewPath, problemOfOldPath, tidyNewPath, tidyOldPath } from '@vitrina/contract/values/redirect-rule';
import { compileRedirects, patternsIn } from '@vitrina/contract/values/redirects';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { Db } from '../../../db/index.ts';
import type { SiteConfig } from '../../../site-config.ts';
import { isIgnored, loadPageAddresses } from './is-page-address.ts';
import { lockRedirects } from './record-redirects.ts';
import { endOfChain, redirectsInCircle } from './redirect-chain.ts';
import { insertChange, insertRedirect, leadRulesOn, selectStaffRedirects, updateRedirect, type WrittenRedirect } from './redirect-queries.ts';

type Input = z.output<typeof staffRedirects.save.input>;
export type RedirectConfig = Pick<SiteConfig, 'defaultLanguage' | 'addresses'>;

/**
 * Saves a rule of staff. Every problem is reported by its field, and then nothing is written. If the rule's target has a permanent rule, or other
 * rules lead to this one, they are shortened to the final target, so that visitors are redirected once.
 */
export const saveRedirectRule = async (input: Input, { db, actor }: CallContext, config: RedirectConfig): Promise<Outcome<StaffRedirect>> =>
  db.transaction().execute(async (db) => {
    await lockRedirects(db);
    const all = await selectStaffRedirects(db);
    const before = all.find((one) => one.id === input.id);
    if (input.id !== undefined && !before) return fail('error_empty_data');
    const rule = {
      old_path: tidyOldPath(input.old_path, config.defaultLanguage),
      new_path: tidyNewPath(input.new_path),
      type: input.type,
      position: input.position,
    };
    const checked = await checkRule(db, { rule, others: all.filter((one) => one !== before), config });
    if (!checked.ok) return checked;
    const after = before ? await updateRedirect(db, before.id, checked.data) : await insertRedirect(db, checked.data);
    if (isForGood(after) && isLiteral(after)) await leadRulesOn(db, [{ from: after.old_path, to: after.new_path }]);
    await insertChange(db, { userId: actor.userId, after, ...(before && { before }) });
    return ok(after);
  });

const isForGood = ({ type }: WrittenRedirect): boolean => type === 301 || type === 308;
/** True for a rule from one path to one path, without patterns. */
const isLiteral = ({ old_path, new_path }: WrittenRedirect): boolean => patternsIn(old_path).length === 0 && !hasBackReference(new_path);

interface Checked {
  rule: WrittenRedirect;
  others: readonly StaffRedirect[];
  config: RedirectConfig;
}

/** Returns the rule to save with its chain shortened, or every problem. */
async function checkRule(db: Db, { rule, others, config }: Checked): Promise<Outcome<WrittenRedirect>> {
  const isPage = await loadPageAddresses(db, config);
  const errors: FieldError[] = [];
  const ofOld = problemOfOldPath(rule.old_path) ?? problemOfUse(rule.old_path, { others, config, isPage });
  if (ofOld) errors.push({ field: 'old_path', label_name: ofOld });
  const ofNew = problemOfNewPath(rule.new_path, patternsIn(rule.old_path).length);
  if (ofNew) errors.push({ field: 'new_path', label_name: ofNew });
  if (errors.length > 0) return fail('error_bad_input', { errors });

  if (redirectsInCircle(rule.old_path, compileRedirects(inOrder([...others, rule])), isPage))
    return fail('error_bad_input', { errors: [{ field: 'new_path', label_name: 'error_redirect_loop' }] });
  if (hasBackReference(rule.new_path)) return ok(rule);
  const end = endOfChain(rule.new_path, compileRedirects(others), isPage);
  return ok(end.length > 2048 || problemOfNewPath(end, 0) ? rule : { ...rule, new_path: end });
}

/** Sorts rules in order of evaluation; a new one comes after those of its kind. */
const inOrder = (rules: readonly (WrittenRedirect & { id?: number })[]): typeof rules =>
  rules.toSorted((a, b) => a.position - b.position || patternRank(a) - patternRank(b) || (a.id ?? Infinity) - (b.id ?? Infinity));
const patternRank = ({ old_path }: WrittenRedirect): number => (patternsIn(old_path).length > 0 ? 1 : 0);

function problemOfUse(
  path: string,
  { others, config, isPage }: Omit<Checked, 'rule'> & { isPage: (path: string) => boolean },
): FieldError['label_name'] | null {
  if (isIgnored(path, config)) return 'error_redirect_ignored';
  if (isPage(path)) return 'error_redirect_live';
  return others.some((one) => one.old_path.toLowerCase() === path.toLowerCase()) ? 'error_redirect_taken' : null;
}
