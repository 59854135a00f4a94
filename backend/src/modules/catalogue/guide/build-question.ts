import type { GuideAnswer, GuideQuestion } from '@vitrina/contract/guides';
import { formatPrice } from '@vitrina/contract/values/money';
import { categoryView } from '../categories/category-view.ts';
import { textIn } from '../texts.ts';
import type { GuideQuestionInput } from './choice-guide.ts';
import { factValues } from './fact-values.ts';
import { priceSteps } from './price-steps.ts';
import type { QuestionContext, GuideInput } from './question-context.ts';

/** Builds a question with its answers and the number of products for each. */
export function buildQuestion(context: QuestionContext, question: GuideQuestionInput): Promise<GuideQuestion> {
  if (question.ask === 'fact') return factQuestion(context, question);
  return question.ask === 'kind' ? kindQuestion(context) : question.ask === 'budget' ? budgetQuestion(context) : offerQuestion(context);
}

async function factQuestion(
  context: QuestionContext,
  { name, attribute, title, answers }: Extract<GuideQuestionInput, { ask: 'fact' }>,
): Promise<GuideQuestion> {
  const { catalogue, category, whole, lang } = context;
  const views = answers.map((answer) => {
    const values = factValues(catalogue, { attribute, categoryId: category.id, result: whole }, answer);
    return setting(context, { code: attribute, values, title: textIn(answer.title, lang), reason: textIn(answer.reason, lang) });
  });
  return { code: name, title: textIn(title, lang), filter: attribute, answers: await Promise.all(views) };
}

/** Subcategories, each with the number of products under the current filters. */
async function kindQuestion({ catalogue, category, lang, input, count }: QuestionContext): Promise<GuideQuestion> {
  const children = [...catalogue.dictionary.categories.values()].filter((one) => one.parent_id === category.id && one.shown);
  const answers = children.map(async (child): Promise<GuideAnswer> => {
    const { title, url_without_domain, description } = categoryView(catalogue, child, lang);
    return {
      title,
      reason: firstSentence(description ?? ''),
      count: await count(filtersOf(input), child),
      is_chosen: false,
      filter: null,
      url: url_without_domain,
    };
  });
  return { code: 'kind', title: catalogue.text(lang, 'guide_kind'), filter: null, answers: await Promise.all(answers) };
}

async function budgetQuestion(context: QuestionContext): Promise<GuideQuestion> {
  const { catalogue, lang, whole } = context;
  const text = (name: string) => catalogue.text(lang, name);
  const steps = whole.price ? priceSteps(whole.price) : [];
  const ends = [0, ...steps].map((from, i) => ({ from, to: steps[i] }));
  const answers = ends.map(({ from, to }, i) => {
    const name = to === undefined ? 'above' : from === 0 ? 'below' : 'between';
    const title = text(`guide_budget_${name}`)
      .replace('{from}', formatPrice(from, lang))
      .replace('{to}', formatPrice(to ?? 0, lang));
    return setting(context, { code: 'price', values: [`${i === 0 ? '' : from}-${to ?? ''}`], title, reason: text(`guide_budget_${name}_why`) });
  });
  return { code: 'budget', title: text('guide_budget'), filter: 'price', answers: steps.length === 0 ? [] : await Promise.all(answers) };
}

async function offerQuestion(context: QuestionContext): Promise<GuideQuestion> {
  const text = (name: string) => context.catalogue.text(context.lang, name);
  const one = (name: string, code: string, value: string) =>
    setting(context, { code, values: [value], title: text(`guide_offer_${name}`), reason: text(`guide_offer_${name}_why`) });
  const answers = await Promise.all([one('stock', 'available', '1'), one('rated', 'rating', '4'), one('reduced', 'reduced', '1')]);
  return { code: 'offer', title: text('guide_offer'), filter: 'offer', answers };
}

interface Setting {
  code: string;
  values: readonly string[];
  title: string;
  reason: string;
}

async function setting({ input, count }: QuestionContext, { code, values, title, reason }: Setting): Promise<GuideAnswer> {
  const left = values.length === 0 ? 0 : await count(withFilter(filtersOf(input), code, values));
  return { title, reason, count: left, is_chosen: valuesOf(input, code).join() === values.join(), filter: { code, values: [...values] }, url: null };
}

const filtersOf = ({ category_slug: _, ...filters }: GuideInput): Omit<GuideInput, 'category_slug'> => filters;

function withFilter(input: Omit<GuideInput, 'category_slug'>, code: string, values: readonly string[]): Omit<GuideInput, 'category_slug'> {
  if (code === 'available') return { ...input, only_available: true };
  if (code !== 'price') return { ...input, filters: { ...input.filters, [code]: [...values] } };
  const [from = '', to = ''] = (values[0] ?? '').split('-');
  return { ...input, price_from: from === '' ? undefined : Number(from), price_to: to === '' ? undefined : Number(to) };
}

function valuesOf({ filters, price_from, price_to, only_available }: GuideInput, code: string): string[] {
  if (code === 'available') return only_available ? ['1'] : [];
  if (code === 'price') return price_from === undefined && price_to === undefined ? [] : [`${price_from ?? ''}-${price_to ?? ''}`];
  return [...(filters?.[code] ?? [])].sort();
}

const firstSentence = (text: string): string => /^[^.]*\./.exec(text.replace(/<[^>]+>/g, ' ').trim())?.[0] ?? '';
