import { deleteRedirects, redirectsInCircle, saveRedirects } from '@vitrina/backend/seed';
import { REDIRECT_TYPES } from '@vitrina/contract/redirects';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { problemOfNewPath, problemOfOldPath, tidyNewPath, tidyOldPath } from '@vitrina/contract/values/redirect-rule';
import { compileRedirects, patternsIn } from '@vitrina/contract/values/redirects';
import * as z from 'zod';
import { withoutEmpty } from '../export/draft.ts';
import { folderAddresses } from './folder-addresses.ts';
import { type SiteChecking, siteKind } from './site-kind.ts';

const path = z.string().min(1, 'is empty').max(2048, 'is longer than 2048 letters');

/** `content/redirects.yaml`: old addresses with their new ones; the first match applies. */
const schema = z.array(
  z.strictObject({
    /** Old path; `(slug+)`, `(id+)`, `(.*)` and the like match variable parts. */
    from: path,
    /** New path; `(1)`, `(2)` insert the matched parts. */
    to: path,
    /** Absent: 301. */
    type: z.literal(REDIRECT_TYPES).optional(),
    /** Position, if it differs from the order of the list. */
    position: z.int().min(0).max(1_000_000).optional(),
  }),
);
type Redirect = z.output<typeof schema>[number];
interface Value {
  new_path: string;
  type: number;
  position: number;
}

export const redirects = siteKind<Redirect>({
  kind: 'redirect',
  file: 'content/redirects.yaml',
  schema,
  codeOf: ({ from }) => from,
  texts: () => [],
  check,
  value: ({ to, type = 301, position: own }, { position }) => ({ new_path: to, type, position: own ?? position }),
  save: (db, things) =>
    saveRedirects(
      db,
      things.map(({ code, value }) => ({ old_path: code, ...(value as unknown as Value) })),
    ),
  remove: deleteRedirects,
  take: ({ code, value }) => {
    const { new_path, type, position } = value as unknown as Value;
    return withoutEmpty({ from: code, to: new_path, type: type === 301 ? undefined : type, position }) as Redirect;
  },
  arrange: (entries, values) => {
    const placeOf = ({ from }: Redirect): number => (values.get(from) as Value | undefined)?.position ?? 0;
    return entries
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((one, i): Redirect => withoutEmpty({ ...one, position: placeOf(one) === i ? undefined : placeOf(one) }));
  },
});

function check(entries: readonly Redirect[], { facts, documents, report }: SiteChecking): void {
  const shop = documents.shop as { defaultLanguage?: LanguageCode } | undefined;
  const defaultLanguage = shop?.defaultLanguage ?? facts.shop.source_language;
  const pages = folderAddresses(facts, defaultLanguage);
  const rules = entries.map(({ from, to, type = 301 }) => ({ old_path: from, new_path: to, type }));
  const follow = compileRedirects(rules);
  for (const one of entries) {
    const { from, to } = one;
    const ofOld = problemOfOldPath(from);
    const ofNew = problemOfNewPath(to, patternsIn(from).length);
    if (ofOld) report.error(one, ['from'], WORDS[ofOld] ?? 'is no path of the shop such as /old-page/');
    else if (from !== tidyOldPath(from, defaultLanguage)) report.error(one, ['from'], `is written ${tidyOldPath(from, defaultLanguage)}`);
    else if (pages.has(from)) report.error(one, ['from'], 'is a page of this shop, which needs no rule');
    if (ofNew) report.error(one, ['to'], WORDS[ofNew] ?? 'is neither a path of the shop nor an address that names its host');
    else if (to !== tidyNewPath(to)) report.error(one, ['to'], `is written ${tidyNewPath(to)}`);
    else if (!ofOld && redirectsInCircle(from, follow, (path) => pages.has(path)))
      report.error(one, ['to'], 'leads in a circle, or through more than ten rules');
  }
}

const WORDS: Readonly<Partial<Record<string, string>>> = {
  error_redirect_pattern: 'has more than four patterns, or round brackets that are no pattern such as (slug+)',
  error_redirect_group: 'names a part, such as (1), that the old path has no pattern for',
};
