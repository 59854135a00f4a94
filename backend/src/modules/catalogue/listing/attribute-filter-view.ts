import type { Filter } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Attribute, AttributeValue } from '../dictionary.ts';
import { measureText } from '../product/attribute-view.ts';
import { foreignTag, textIn } from '../texts.ts';
import type { Facet } from './choose-attributes.ts';
import { type Choice, EMPTY, type FiltersOf, histogramOf, keepBest, mostFirst, placesByTitle, withCodes } from './filter-parts.ts';
import { ENERGY_CLASS, filterScale } from './filter-scale.ts';
import { hasOrder } from './has-order.ts';
import { joinedValues } from './joined-values.ts';
import type { ListingResult } from './listing-request.ts';

/** Number of values up to which a measure is chosen by value instead of by range. */
const FEW_NUMBERS = 2;

/** The filter of one attribute; empty: no choice. A value without products remains, with count 0. */
export function attributeFilter(of: FiltersOf, { attribute_code: code, kind }: Facet): Filter[] {
  const { catalogue, request, result, lang } = of;
  const attribute = catalogue.dictionary.attributes.get(code);
  const values = (catalogue.dictionary.valuesOf.get(code) ?? []).filter((value) => (result.present[value.id] as number) > 0);
  const chosen = new Set(request.groups.find((group) => group.attribute === code)?.valueIds);
  if (!attribute || (values.length < 2 && chosen.size === 0)) return [];
  const head = {
    ...EMPTY,
    code,
    title: textIn(attribute.titles, lang),
    help: attribute.helps ? textIn(attribute.helps, lang) : null,
    unit: textIn(attribute.units, lang) || null,
  };
  if (kind === 'range' && values.length > FEW_NUMBERS) return [{ ...head, type: 'range', ...rangeOf(values, result, chosen) }];
  const choices = values.map((of): Choice<AttributeValue> => ({ of, count: result.values[of.id] ?? 0, selected: chosen.has(of.id) }));
  const places = () => placesByTitle(catalogue.dictionary.valuesOf.get(code) ?? [], lang, (value) => titleOf(value, attribute, lang));
  const shown = hasOrder(values) ? keepBest(choices) : (bySize(choices, catalogue) ?? mostFirst(choices, places()));
  const views = shown.map(({ of: value, count, selected }) => {
    const foreign = value.number === null ? foreignTag(value.titles, lang) : null;
    return { value: value.code, title: titleOf(value, attribute, lang), ...(foreign && { title_lang: foreign }), count, selected };
  });
  const scale = code === ENERGY_CLASS ? filterScale(of) : null;
  return [{ ...head, type: 'choice', values: withCodes(views), ...(scale && { scale }) }];
}

/** Sorts texts that are measures, `256 GB` and `1 TB`, in ascending order; `null`: some are not measures. */
function bySize(choices: readonly Choice<AttributeValue>[], { dictionary }: FiltersOf['catalogue']): Choice<AttributeValue>[] | null {
  const { sizeOf } = joinedValues(dictionary);
  const size = (choice: Choice<AttributeValue>) => sizeOf(choice.of.id);
  return choices.every((choice) => size(choice) !== null) ? keepBest(choices.toSorted((a, b) => (size(a) ?? 0) - (size(b) ?? 0))) : null;
}

const titles = new WeakMap<AttributeValue, Map<LanguageCode, string>>();

/** Returns the title of a value, cached with it: formatting numbers is slow, and every list has hundreds. */
function titleOf(value: AttributeValue, attribute: Attribute, lang: LanguageCode): string {
  if (value.number === null) return textIn(value.titles, lang);
  const byLanguage = titles.get(value) ?? new Map<LanguageCode, string>();
  titles.set(value, byLanguage);
  const title = byLanguage.get(lang) ?? measureText(value.number, attribute, lang);
  byLanguage.set(lang, title);
  return title;
}

type Range = Pick<Filter, 'min' | 'max' | 'from' | 'to' | 'histogram'>;

function rangeOf(values: AttributeValue[], result: ListingResult, chosen: ReadonlySet<number>): Range {
  const measured = values.filter((value): value is AttributeValue & { number: number } => value.number !== null);
  const countOf = (value: AttributeValue) => result.values[value.id] ?? 0;
  const left = measured.filter((value) => countOf(value) > 0);
  const all = (left.length > 0 ? left : measured).map((value) => value.number);
  const picked = measured.filter((value) => chosen.has(value.id)).map((value) => value.number);
  if (all.length === 0) return { min: null, max: null, from: null, to: null, histogram: [] };
  const [min, max] = [Math.min(...all), Math.max(...all)];
  const histogram = left.length > 0 && min < max ? histogramOf(all, { min, max }, (n) => countOf(left[n] as AttributeValue)) : [];
  return { min, max, ...ends(picked), histogram };
}

const ends = (picked: readonly number[]): Pick<Filter, 'from' | 'to'> =>
  picked.length === 0 ? { from: null, to: null } : { from: Math.min(...picked), to: Math.max(...picked) };
