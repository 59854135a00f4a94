import type { CatalogueThing } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Draft, put, withoutEmpty } from '../export/draft.ts';
import type { FaqFacts, PageFacts } from '../schemas/content.ts';
import { KIND_OF_LIST, LIST_NAMES } from './kinds/content-lists.ts';
import { type ListValue, exportEntry } from './kinds/export-entry.ts';
import type { ContentText } from './site-content.ts';

type Saved = Record<'title' | 'slug' | 'short_description' | 'seo_title' | 'seo_description' | 'content', string>;
interface Value {
  parent: string | null;
  visible: boolean;
  position: number;
  /** Milliseconds since the epoch. */
  published: number;
  texts: Partial<Record<LanguageCode, Saved>>;
}

/** Updates pages, questions, posts … in the draft from the shop's state; their texts as HTML, the form in which staff edit them. */
export function exportContent(draft: Draft, things: readonly CatalogueThing[], all: readonly CatalogueThing[]): void {
  for (const { kind, code, value } of things.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    if (!ORDER.includes(kind)) continue;
    const { parent, visible, published, texts } = value as unknown as Value;
    const facts = withoutEmpty({ code, visible: visible ? undefined : false, published: new Date(published).toISOString().replace('.000Z', 'Z') }) as PageFacts;
    if (kind === 'page') put(draft.content.pages, facts);
    else if (kind === 'faq_group') put(draft.content.faq, { ...facts, questions: draft.content.faq.find((group) => group.code === code)?.questions ?? [] });
    else putQuestion(draft, parent, facts);
    takeTexts(draft, kind === 'page' ? `pages/${code}` : kind === 'faq_group' ? `faq/${code}` : `faq/${parent}/${code}`, texts);
  }
  for (const list of LIST_NAMES)
    for (const { kind, code, value } of things) if (kind === KIND_OF_LIST[list]) exportEntry(draft, list, { code, value: value as unknown as ListValue });
  if (things.some(({ kind }) => ORDER.includes(kind) || LISTED.has(kind))) order(draft, all);
}

const LISTED = new Set<string>(Object.values(KIND_OF_LIST));

const ORDER: CatalogueThing['kind'][] = ['page', 'faq_group', 'faq_question'];

function putQuestion({ content }: Draft, parent: string | null, facts: PageFacts): void {
  content.faq = content.faq.map((group): FaqFacts => {
    const questions = group.questions.filter(({ code }) => code !== facts.code || group.code === parent);
    if (group.code === parent) put(questions, facts);
    return { ...group, questions };
  });
}

function takeTexts({ content }: Draft, path: string, texts: Value['texts']): void {
  for (const key of Object.keys(content.texts)) if (key.slice(0, key.lastIndexOf('/')) === path) delete content.texts[key];
  for (const [lang, { title, slug, short_description: short, seo_title, seo_description, content: body }] of Object.entries(texts))
    content.texts[`${path}/${lang}`] = {
      ...withoutEmpty({ title, slug, ...filled({ short, seo_title, seo_description }) }),
      format: 'html',
      body,
    } as ContentText;
}

const filled = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Sorts the content's lists in the shop's order. */
function order({ content }: Draft, all: readonly CatalogueThing[]): void {
  const places = new Map(all.map(({ kind, code, value }) => [`${kind} ${code}`, value.position as number]));
  const by = (kind: string) => (a: { code: string }, b: { code: string }) => (places.get(`${kind} ${a.code}`) ?? 0) - (places.get(`${kind} ${b.code}`) ?? 0);
  content.pages.sort(by('page'));
  for (const list of LIST_NAMES) if (list !== 'posts') (content.lists[list] as { code: string }[]).sort(by(KIND_OF_LIST[list]));
  content.faq = content.faq.toSorted(by('faq_group')).map((group) => ({ ...group, questions: group.questions.toSorted(by('faq_question')) }));
}
