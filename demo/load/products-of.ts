import type { DemoFamily, DemoModel } from '../catalogue/types.ts';

/** A product of the demo shop: a model, or the configurable product that stands above a family's models. */
export interface DemoProduct {
  code: string;
  type: 'simple' | 'configurable' | 'variant';
  parentCode: string | null;
  family: DemoFamily;
  /** Of a configurable product: its first variant, the initial offer. */
  model: DemoModel;
}

/** The products of a family in the order in which they are written; a configurable one stands before its variants. */
export function productsOf(family: DemoFamily): DemoProduct[] {
  const [first] = family.models;
  if (!first) return [];
  const parentCode = family.configurable ? parentCodeOf(family) : null;
  const models = family.models.map(
    (model, i): DemoProduct => ({ code: codeOf(family, i), type: parentCode ? 'variant' : 'simple', parentCode, family, model }),
  );
  return parentCode ? [{ code: parentCode, type: 'configurable', parentCode: null, family, model: first }, ...models] : models;
}

/** Code of a family's model by its place: the handle of the contract where it has one, else `KVANT-LIST-2`. */
export const codeOf = (family: DemoFamily, index: number): string => family.models[index]?.code ?? `${family.key}-${index + 1}`.toUpperCase();

/** The contract calls one configurable product by a name of its own. */
const parentCodeOf = ({ key }: DemoFamily): string => (key === 'demo-conf' ? 'DEMO-CONF-01' : key.toUpperCase());
