import type { DemoAttribute, DemoFamily, DemoModel } from '../catalogue/types.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { sellers } from '../shop/sellers.ts';
import { missingTexts, repeated } from './check-frame.ts';
import type { Lookup } from './lookup.ts';
import { codeOf } from './products-of.ts';

export function familyProblems(family: DemoFamily, lookup: Lookup): string[] {
  const where = `family ${family.key}`;
  return [
    ...missingTexts(`${where} noun`, family.noun),
    ...missingTexts(`${where} short`, family.short),
    ...missingTexts(`${where} description`, family.description),
    ...(lookup.brands.has(family.brand) ? [] : [`${where}: unknown brand ${family.brand}`]),
    ...categoryOf(family, lookup).map((problem) => `${where}: ${problem}`),
    ...(family.related ?? []).filter((key) => !lookup.families.has(key)).map((key) => `${where}: unknown related family ${key}`),
    ...(family.models.length === 0 ? [`${where}: no models`] : []),
    ...optionProblems(family).map((problem) => `${where}: ${problem}`),
    ...family.models.flatMap((model, i) => modelProblems(model, lookup).map((problem) => `${codeOf(family, i)} (${model.name}): ${problem}`)),
  ];
}

function categoryOf(family: DemoFamily, lookup: Lookup): string[] {
  if (!lookup.categories.has(family.category)) return [`unknown category ${family.category}`];
  return catalogue.categories.some((category) => category.parent === family.category) ? [`category ${family.category} is not of the lowest level`] : [];
}

/** Variants are told apart by the options alone. */
function optionProblems({ configurable, options = [], models }: DemoFamily): string[] {
  if (!configurable) return options.length > 0 ? ['options without being configurable'] : [];
  const unset = options
    .filter((option) => models.some((model) => model.attributes[option] === undefined))
    .map((option) => `option ${option} is not set on all models`);
  return [
    ...(options.length === 0 ? ['configurable without options'] : []),
    ...unset,
    ...repeated(
      'choice of options',
      models.map((model) => options.map((option) => String(model.attributes[option])).join(' + ')),
    ),
  ];
}

function modelProblems(model: DemoModel, lookup: Lookup): string[] {
  const wrong = Object.entries(model.attributes).flatMap(([code, value]) => {
    const attribute = lookup.attributes.get(code);
    return attribute ? valueProblems(attribute, value) : [`unknown attribute ${code}`];
  });
  return [
    ...wrong,
    ...missingTexts('variant', model.variant),
    ...(Number.isInteger(model.price) && model.price > 0 ? [] : ['price is no positive whole number of cents']),
    ...((model.priceBefore === undefined) === (model.cutDaysAgo === undefined) ? [] : ['priceBefore and cutDaysAgo go together']),
    ...(model.priceBefore !== undefined && model.priceBefore <= model.price ? ['priceBefore is not higher than price'] : []),
    ...(model.cutDaysAgo !== undefined && (model.cutDaysAgo < 1 || model.cutDaysAgo > 25) ? ['cutDaysAgo is not from 1 to 25'] : []),
    ...(model.loyaltyPrice !== undefined && model.loyaltyPrice >= model.price ? ['loyaltyPrice is not lower than price'] : []),
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(model.released) ? [] : [`released ${model.released} is no month`]),
    ...(model.seller === undefined || sellers.some((seller) => seller.code === model.seller) ? [] : [`unknown seller ${model.seller}`]),
  ];
}

function valueProblems(attribute: DemoAttribute, value: DemoModel['attributes'][string]): string[] {
  const { code, type, values = {} } = attribute;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? [] : [`${code} is no number`];
  if (type === 'flag') return typeof value === 'boolean' ? [] : [`${code} is neither yes nor no`];
  if (type === 'choice') {
    const chosen = Array.isArray(value) ? value : [value];
    return chosen.filter((one) => typeof one !== 'string' || !(one in values)).map((one) => `${code} has no value ${String(one)}`);
  }
  if (typeof value === 'string') return [];
  return typeof value === 'object' && !Array.isArray(value) ? missingTexts(code, value) : [`${code} is no text`];
}
