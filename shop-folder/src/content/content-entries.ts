import { KIND_OF_LIST, LIST_NAMES, type ListFactsOf, type ListKind, type ListName, NO_LISTS } from './kinds/content-lists.ts';
import type { SiteContent } from './site-content.ts';

export type ContentEntryKind = 'page' | 'faq_group' | 'faq_question' | ListKind;

export interface ContentEntry {
  kind: ContentEntryKind;
  code: string;
  /** Code of a question's group or a post's category. */
  group: string | null;
  visible: boolean;
  position: number;
  /** `undefined`: the moment of the first load. */
  published: string | undefined;
  /** Folder of its texts in `content/`. */
  path: string;
  /** Facts of the entry's file. */
  facts: object;
  /** `null`: a page or a question. */
  list: ListName | null;
}

/** Pages, groups and questions, then the lists, in the order of saving: a group before its questions. */
export const contentEntries = ({ pages, faq, lists = NO_LISTS }: Pick<SiteContent, 'pages' | 'faq' | 'lists'>): ContentEntry[] => [
  ...pages.map((facts, position): ContentEntry => ({ kind: 'page', group: null, position, path: `pages/${facts.code}`, facts, list: null, ...common(facts) })),
  ...faq.flatMap((group, position): ContentEntry[] => [
    { kind: 'faq_group', group: null, position, path: `faq/${group.code}`, facts: group, list: null, ...common(group) },
    ...group.questions.map(
      (facts, place): ContentEntry => ({
        kind: 'faq_question',
        ...{ group: group.code, position: place, path: `faq/${group.code}/${facts.code}`, facts, list: null },
        ...common({ ...facts, published: facts.published ?? group.published }),
      }),
    ),
  ]),
  ...LIST_NAMES.flatMap((list) => (lists[list] ?? []).map((facts, position) => listEntry(list, facts, position))),
];

function listEntry(list: ListName, facts: ListFactsOf, position: number): ContentEntry {
  const group = 'category' in facts ? facts.category : 'parent' in facts ? (facts.parent ?? null) : null;
  // Posts without a position are sorted by date, so their place in the list has no effect.
  const place = list === 'posts' ? ('position' in facts ? (facts.position ?? 0) : 0) : position;
  return { kind: KIND_OF_LIST[list], group, position: place, path: `${list}/${facts.code}`, facts, list, ...common(facts) };
}

const common = ({ code, visible = true, published }: { code: string; visible?: boolean | undefined; published?: string | undefined }) => ({
  ...{ code, visible, published },
});
