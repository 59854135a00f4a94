import type { GuideAnswer, GuideQuestion } from '@vitrina/contract/guides';
import { toMinor } from '@vitrina/contract/values/money';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Category } from '../dictionary.ts';
import { type ListingRequest, UNFILTERED } from '../listing/listing-request.ts';
import { readFilters } from '../listing/read-filters.ts';
import { readOfferFilters } from '../listing/read-offer-filters.ts';
import { buildQuestion } from './build-question.ts';
import type { QuestionContext, GuideInput } from './question-context.ts';

/**
 * The shop's questions for a category, with the number of products for each answer; leaves out answers without products, and questions with fewer than two
 * answers.
 */
export const readGuide =
  (catalogue: Catalogue) =>
  async (input: GuideInput, context: CallContext): Promise<Outcome<{ questions: GuideQuestion[] }>> => {
    const category = catalogue.dictionary.categoriesByCode.get(input.category_slug);
    if (!category || (!category.shown && !context.actor.isStaff)) return fail('error_empty_data');
    const guide = catalogue.dictionary.guides.get(category.code);
    const tags = ['catalogue', `category:${category.id}`];
    if (!guide) return ok({ questions: [] }, tags);
    const list = (filters: Omit<GuideInput, 'category_slug'>, of: Category) => catalogue.engine.list(requestOf(catalogue, filters, context, of));
    const questionContext: QuestionContext = {
      ...{ catalogue, category, lang: context.lang, input, whole: await list({}, category) },
      count: async (filters, of = category) => (await list(filters, of)).total,
    };
    const questions = await Promise.all(guide.questions.map((question) => buildQuestion(questionContext, question)));
    return ok({ questions: questions.map(withoutEmpty).filter(({ answers }) => answers.length > 1 || answers.some((one) => one.is_chosen)) }, [
      ...tags,
      'listed',
    ]);
  };

const withoutEmpty = (question: GuideQuestion): GuideQuestion => ({ ...question, answers: question.answers.filter((one: GuideAnswer) => one.count > 0) });

function requestOf(
  catalogue: Catalogue,
  { filters = {}, price_from, price_to, only_available }: Omit<GuideInput, 'category_slug'>,
  { lang, actor }: CallContext,
  { id }: Category,
): ListingRequest {
  return {
    ...UNFILTERED,
    market: lang,
    isStaff: actor.isStaff,
    base: { kind: 'category', id },
    ...readFilters(catalogue, filters),
    priceFrom: price_from === undefined ? null : toMinor(price_from),
    priceTo: price_to === undefined ? null : toMinor(price_to),
    onlyAvailable: only_available === true,
    ...readOfferFilters(filters, catalogue.settings()),
    counted: null,
    sort: 'recommended',
    offset: 0,
    limit: 1,
  };
}
