import { type ChoiceGuide, deleteGuides, saveGuides } from '@vitrina/backend/seed';
import * as z from 'zod';
import { putTexts, withoutEmpty } from '../export/draft.ts';
import type { Words } from '../folder/words.ts';
import { code } from '../schemas/parts.ts';
import { type SiteChecking, siteKind } from './site-kind.ts';

const attribute = z.string().regex(/^[a-z][a-z0-9_]*$/, 'is no code of an attribute');
const answer = z
  .strictObject({
    name: code,
    from: z.number().min(0).optional(),
    to: z.number().min(0).optional(),
    values: z.array(z.string().max(80)).min(1).max(20).optional(),
  })
  .refine((one) => (one.values === undefined) !== (one.from === undefined && one.to === undefined), 'sets either values, or from and to');
const question = z.union([z.enum(['kind', 'budget', 'offer']), z.strictObject({ name: code, attribute, answers: z.array(answer).min(2).max(5) })]);

/**
 * `catalogue/choice-guides.yaml`: questions that help to choose in a category. Texts are in `texts/` as `guide.<question>`,
 * `guide.<question>.<answer>` and `guide.<question>.<answer>.why`.
 */
const schema = z.array(
  z.strictObject({ category: code, questions: z.array(question).min(3, 'asks fewer than three questions').max(5, 'asks more than five questions') }),
);
type Guide = z.output<typeof schema>[number];
type Fact = Exclude<Guide['questions'][number], string>;

export const choiceGuides = siteKind<Guide>({
  kind: 'choice_guide',
  file: 'catalogue/choice-guides.yaml',
  schema,
  codeOf: (guide) => guide.category,
  texts: (guide) => factsOf(guide).flatMap((one) => keysOf(one).map((key) => ({ key }))),
  check,
  value: ({ questions }, { facts: { words } }) => ({
    questions: questions.map((one) => (typeof one === 'string' ? { ask: one } : factValue(one, words))),
  }),
  save: (db, things) =>
    saveGuides(
      db,
      things.map(({ code: category, value }) => ({ category, questions: value.questions as ChoiceGuide['questions'] })),
    ),
  remove: deleteGuides,
  take: ({ code: category, value }, { draft }) => ({
    category,
    questions: (value.questions as ChoiceGuide['questions']).map((one) => {
      if (one.ask !== 'fact') return one.ask;
      putTexts(draft, `guide.${one.name}`, one.title);
      for (const { name, title, reason } of one.answers) {
        putTexts(draft, `guide.${one.name}.${name}`, title);
        putTexts(draft, `guide.${one.name}.${name}.why`, reason);
      }
      const answers = one.answers.map(({ name, from, to, values }) => withoutEmpty({ name, from, to, values: values && [...values] }));
      return { name: one.name, attribute: one.attribute, answers } as Fact;
    }),
  }),
});

const factsOf = ({ questions }: Guide): Fact[] => questions.flatMap((one) => (typeof one === 'string' ? [] : [one]));
const keysOf = ({ name, answers }: Fact): string[] => [
  `guide.${name}`,
  ...answers.flatMap((one) => [`guide.${name}.${one.name}`, `guide.${name}.${one.name}.why`]),
];

const factValue = ({ name, attribute: of, answers }: Fact, words: Words) => ({
  ...{ ask: 'fact', name, attribute: of, title: words.of(`guide.${name}`) },
  answers: answers.map((one) => ({ ...one, title: words.of(`guide.${name}.${one.name}`), reason: words.of(`guide.${name}.${one.name}.why`) })),
});

function check(entries: readonly Guide[], { facts, report }: SiteChecking): void {
  const categories = new Set(facts.categories.map((one) => one.code));
  const attributes = new Map(facts.attributes.map((one) => [one.code, one]));
  for (const guide of entries) {
    if (!categories.has(guide.category)) report.error(guide, ['category'], `there is no category ${guide.category}`);
    for (const one of factsOf(guide)) {
      const known = attributes.get(one.attribute);
      if (!known) report.error(guide, ['questions'], `asks for an attribute ${one.attribute} that is not there`);
      else if (known.search === false) report.error(guide, ['questions'], `asks for ${one.attribute}, which lists cannot be filtered by (search: false)`);
    }
  }
}
