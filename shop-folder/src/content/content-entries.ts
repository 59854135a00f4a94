import type { SiteContent } from './site-content.ts';

export type ContentEntryKind = 'page' | 'faq_group' | 'faq_question';

export interface ContentEntry {
  kind: ContentEntryKind;
  code: string;
  /** Code of a question's group. */
  group: string | null;
  visible: boolean;
  position: number;
  published: string;
  /** Folder of its texts in `content/`. */
  path: string;
  /** As it stands in its file. */
  facts: object;
}

/** Pages, groups and questions in the order in which they are written: a group before its questions. */
export const contentEntries = ({ pages, faq }: Pick<SiteContent, 'pages' | 'faq'>): ContentEntry[] => [
  ...pages.map((facts, position): ContentEntry => ({ kind: 'page', group: null, position, path: `pages/${facts.code}`, facts, ...common(facts) })),
  ...faq.flatMap((group, position): ContentEntry[] => [
    { kind: 'faq_group', group: null, position, path: `faq/${group.code}`, facts: group, ...common(group) },
    ...group.questions.map(
      (facts, place): ContentEntry => ({
        kind: 'faq_question',
        ...{ group: group.code, position: place, path: `faq/${group.code}/${facts.code}`, facts },
        ...common({ ...facts, published: facts.published ?? group.published }),
      }),
    ),
  ]),
];

const common = ({ code, visible = true, published }: { code: string; visible?: boolean | undefined; published: string }) => ({
  ...{ code, visible, published },
});
