import type { ProductsReply } from '@vitrina/contract/catalogue';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Constraint } from './read-question.ts';

/** Returns the conditions read from a query, each with the query text that remains without it. */
export const understoodView = (constraints: readonly Constraint[]): NonNullable<ProductsReply['search']>['understood'] =>
  constraints.map((constraint) => ({
    kind: constraint.kind,
    words: constraint.words,
    value:
      constraint.kind === 'without'
        ? constraint.words.split(' ').slice(-constraint.word.split(' ').length).join(' ')
        : constraint.kind === 'energy'
          ? constraint.value.toUpperCase()
          : null,
    from: constraint.kind === 'price' ? toDecimal(constraint.from) : null,
    to: constraint.kind === 'price' ? toDecimal(constraint.to) : null,
    q_without: constraint.rest,
  }));
