import { deleteFitRules, type FitRule, saveFitRules } from '@vitrina/backend/seed';
import * as z from 'zod';
import { putTexts, withoutEmpty } from '../export/draft.ts';
import { productsOf } from '../load/products-of.ts';
import { code, productCode } from '../schemas/parts.ts';
import { type SiteChecking, siteKind } from './site-kind.ts';

const value = z.union([z.string().max(120), z.number(), z.boolean()]);
const attribute = z.string().regex(/^[a-z][a-z0-9_]*$/, 'is no code of an attribute');
const comparison = z.strictObject({
  text: code.optional(),
  accessory: attribute.optional(),
  device: attribute.optional(),
  is: z.enum(['same', 'at-least', 'at-most', 'one-of', 'listed', 'begins', 'model', 'never']),
  value: z.number().optional(),
  values: z.array(value).min(1).max(60).optional(),
  table: z.record(z.string(), z.array(productCode.or(z.string().max(120))).max(200)).optional(),
  soft: z.boolean().optional(),
});
const both = z.strictObject({ all: z.array(comparison).min(2).max(6) });
const any = z.strictObject({
  any: z
    .array(z.union([comparison, both]))
    .min(2)
    .max(8),
  text: code.optional(),
});
const side = z.strictObject({ categories: z.array(code).min(1).max(80), where: z.record(attribute, z.array(value).min(1)).optional() });

/** `catalogue/fit-rules.yaml`: which accessories fit which devices. Reasons are in `texts/` as `fit.<name>.yes` and `fit.<name>.no`. */
const schema = z.array(
  z.strictObject({
    code,
    accessories: side,
    devices: side,
    tests: z
      .array(z.union([comparison, any]))
      .min(1)
      .max(8),
  }),
);
type Rule = z.output<typeof schema>[number];
type Comparison = z.output<typeof comparison>;

export const fitRules = siteKind<Rule>({
  kind: 'fit_rule',
  file: 'catalogue/fit-rules.yaml',
  schema,
  codeOf: (rule) => rule.code,
  texts: (rule) =>
    namesOf(rule).flatMap((name) => [
      { key: `fit.${name}.yes`, isOptional: true },
      { key: `fit.${name}.no`, isOptional: true },
    ]),
  check,
  value: ({ code: _, ...rule }, { facts: { words } }) => ({
    ...rule,
    texts: Object.fromEntries(
      namesOf({ ...rule, code: _ }).map((name) => [
        name,
        withoutEmpty({ yes: nonEmpty(words.of(`fit.${name}.yes`)), no: nonEmpty(words.of(`fit.${name}.no`)) }),
      ]),
    ),
  }),
  save: (db, things) =>
    saveFitRules(
      db,
      things.map(({ code: of, value: rule }) => ({ code: of, ...(rule as unknown as Omit<FitRule, 'code'>) })),
    ),
  remove: deleteFitRules,
  take: ({ code: of, value: rule }, { draft }) => {
    const { texts, ...facts } = rule as unknown as Omit<FitRule, 'code'>;
    for (const [name, { yes, no }] of Object.entries(texts)) {
      putTexts(draft, `fit.${name}.yes`, yes);
      putTexts(draft, `fit.${name}.no`, no);
    }
    return { code: of, ...facts } as unknown as Rule;
  },
});

const nonEmpty = <Texts extends object>(texts: Texts): Texts | undefined => (Object.keys(texts).length > 0 ? texts : undefined);
const testsOf = (rule: Pick<Rule, 'tests'>): Comparison[] =>
  rule.tests.flatMap((test) => ('any' in test ? test.any.flatMap((one) => ('all' in one ? one.all : [one])) : [test]));
const namesOf = (rule: Rule): string[] => [
  ...new Set([...testsOf(rule), ...rule.tests].flatMap((one) => ('text' in one && one.text !== undefined ? [one.text] : []))),
];

function check(entries: readonly Rule[], { facts, report }: SiteChecking): void {
  const categories = new Set(facts.categories.map((one) => one.code));
  const attributes = new Set(facts.attributes.map((one) => one.code));
  const products = new Set(facts.families.flatMap(productsOf).map((one) => one.facts.code));
  for (const rule of entries) {
    for (const name of ['accessories', 'devices'] as const)
      for (const [i, one] of rule[name].categories.entries())
        if (!categories.has(one)) report.error(rule, [name, 'categories', i], `there is no category ${one}`);
    const used = testsOf(rule).flatMap((test) => [test.accessory, test.device]);
    for (const one of [...used, ...Object.keys({ ...rule.accessories.where, ...rule.devices.where })])
      if (one !== undefined && !attributes.has(one)) report.error(rule, ['code'], `compares an attribute ${one} that is not there`);
    for (const test of testsOf(rule)) {
      const models = test.is === 'model' ? Object.values(test.table ?? {}).flat() : [];
      for (const one of models) if (!products.has(one)) report.error(rule, ['tests'], `there is no product ${one}`);
    }
    for (const name of namesOf(rule))
      if (!facts.words.has(`fit.${name}.yes`) && !facts.words.has(`fit.${name}.no`))
        report.error(rule, ['code'], `has no text fit.${name}.yes or fit.${name}.no`);
  }
}
