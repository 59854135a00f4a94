import { compare } from '@vitrina/contract/compare';
import { type Binding, bind } from '../../http/bind.ts';
import { readCompared, readTable } from './compare-read.ts';
import { addCompared, removeCompared } from './compare-write.ts';
import type { ListDeps } from './list-deps.ts';

const idOf = (shoppingCartCode: string): number => Number(shoppingCartCode.slice('p-'.length));

export const compareRoutes = (deps: ListDeps): Binding[] => [
  bind(compare.compare, async (input, context) => readCompared(input, context, deps)),
  bind(compare.addCompared, async ({ shopping_cart_code, replace }, context) =>
    addCompared({ productId: idOf(shopping_cart_code), replacedId: replace === undefined ? null : idOf(replace) }, context, deps),
  ),
  bind(compare.removeCompared, async ({ shopping_cart_code }, context) => removeCompared({ productId: idOf(shopping_cart_code) }, context, deps)),
  bind(compare.compareTable, async (input, context) => readTable(input, context, deps)),
];
