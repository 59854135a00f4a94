import { ownValue } from '../own-value.ts';
import type { Profile } from '../profile/profile.ts';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { categoryCode } from '../plan-categories.ts';
import { englishCategory, namedIn, namesOf } from './category-names.ts';
import type { CategoryTree } from './category-tree.ts';
import { googleCategory } from './google-category.ts';
import { ourPath } from './our-path.ts';
import { pathName } from './path-name.ts';

/** Target of a category path: an existing category, one to be created, left out, or not decided yet. */
export type Place = { code: string } | { path: string[]; language: LanguageCode } | 'left-out' | 'waiting';

export interface FoundPath {
  readonly path: readonly string[];
  /** Language of the texts of its products. */
  readonly language: LanguageCode;
  products: number;
}

/** Decides an uncertain category; `null`: undecided. */
export type Decide = (question: { path: string; products: number; proposal: string }) => Promise<string | null> | string | null;

export interface Mapping {
  /** Places by key of the path. */
  places: Map<string, Place>;
  /** Paths decided in this run, and paths with a proposal only. */
  decided: Map<string, string>;
  proposed: Map<string, string>;
}

/**
 * Maps each path of the files to its place: from the profile; else the shop's category with these titles; else by `decide` on a proposal.
 * An existing department is never created twice.
 */
export async function mapCategories(
  paths: ReadonlyMap<string, FoundPath>,
  { tree, profile, decide }: { tree: CategoryTree; profile: Profile; decide: Decide },
): Promise<Mapping> {
  const mapping: Mapping = { places: new Map(), decided: new Map(), proposed: new Map() };
  for (const [key, { path, language, products }] of paths) {
    const name = pathName(path);
    // Categories are not named by numbers of Google's taxonomy: an unknown number has no meaning unless a profile maps it.
    const isNumber = path.length === 1 && /^\d+$/.test(path[0] as string);
    const ours = (isNumber ? googleCategory(path[0] as string) : null) ?? ourPath(isNumber ? [] : path, language, tree);
    // Older profiles have an empty name for a missing category.
    const mappedTo = ownValue(profile.categories, name) ?? (path.length === 0 ? ownValue(profile.categories, '') : undefined);
    const certain = mappedTo === undefined ? certainPlace(ours, language, tree) : placeOf(mappedTo, language, tree);
    if (certain) {
      mapping.places.set(key, certain);
      continue;
    }
    const proposal = ownValue(profile.proposals, name) ?? proposalFor(ours, language, tree);
    const answer = await decide({ path: name, products, proposal });
    const place = answer === null ? 'waiting' : (placeOf(answer, language, tree) ?? 'waiting');
    mapping.places.set(key, place);
    if (answer === null || place === 'waiting') mapping.proposed.set(name, proposal);
    else mapping.decided.set(name, answer);
  }
  return mapping;
}

/** The category with these titles, or one that an earlier import created for this path; `null`: none. */
function certainPlace(ours: readonly string[], language: LanguageCode, tree: CategoryTree): Place | null {
  const codes = tree.walk(ours, (title) => namesOf(title, language));
  if (codes.length === ours.length) return { code: codes.at(-1) as string };
  return tree.has(categoryCode(ours)) ? { code: categoryCode(ours) } : null;
}

/** Place named in a profile; `null`: the category does not exist. */
function placeOf(word: string, language: LanguageCode, tree: CategoryTree): Place | null {
  if (word === '-') return 'left-out';
  if (word.startsWith('+ ')) {
    const path = word
      .slice(2)
      .split(/\s*>\s*/)
      .map((title) => title.trim())
      .filter(Boolean);
    if (path.length === 0 || path.length > 4) return null;
    const codes = tree.walk(path);
    return codes.length === path.length ? { code: codes.at(-1) as string } : { path: path.map((title) => englishCategory(title, language)), language };
  }
  return tree.has(word) ? { code: word } : null;
}

/** The shop's only category of a similar name in any language; else the path in the file's language, to be created if the shop lacks it. */
function proposalFor(ours: readonly string[], language: LanguageCode, tree: CategoryTree): string {
  const title = ours.at(-1) as string;
  return tree.nearest(namesOf(title, language)) ?? `+ ${pathName(namedIn(ours, language))}`;
}
