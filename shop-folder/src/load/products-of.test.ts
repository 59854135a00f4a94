import { describe, expect, it } from 'vitest';
import type { FamilyFacts } from '../schemas/family.ts';
import { productsOf } from './products-of.ts';

const family = (more: Partial<FamilyFacts>, ...products: FamilyFacts['products']): FamilyFacts => ({
  key: 'lumo-svit',
  department: 'phones',
  brand: 'lumo',
  category: 'smartphones',
  products,
  ...more,
});
const shape = (one: FamilyFacts) => productsOf(one).map(({ code, type, parentCode }) => [code, type, parentCode]);
const [a, b, c] = ['A', 'B', 'C'].map((code) => ({ code, name: 'Svit' })) as [
  FamilyFacts['products'][0],
  FamilyFacts['products'][0],
  FamilyFacts['products'][0],
];

describe('products of a family', () => {
  it('stand alone without options', () =>
    expect(shape(family({}, a, b))).toEqual([
      ['A', 'simple', null],
      ['B', 'simple', null],
    ]));

  it('are variants of one where options tell them apart', () =>
    expect(shape(family({ options: ['colour'] }, a, b))).toEqual([
      ['LUMO-SVIT', 'configurable', null],
      ['A', 'variant', 'LUMO-SVIT'],
      ['B', 'variant', 'LUMO-SVIT'],
    ]));

  it('are variants of those that they name; what names none stands alone', () => {
    const named = family({ options: ['colour'] }, c, { ...a, variant_of: 'SVIT-4' }, { ...b, variant_of: 'SVIT-4' });
    expect(shape(named)).toEqual([
      ['C', 'simple', null],
      ['SVIT-4', 'configurable', null],
      ['A', 'variant', 'SVIT-4'],
      ['B', 'variant', 'SVIT-4'],
    ]);
    expect(productsOf(named)[1]?.variants.map(({ code }) => code)).toEqual(['A', 'B']);
  });
});
