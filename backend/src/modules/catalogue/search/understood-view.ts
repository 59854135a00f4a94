import type { ProductsReply } from '@vitrina/contract/catalogue';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Wish } from './read-question.ts';

/** Returns the conditions read from a query, each with the query text that remains without it. */
export const understoodView = (wishes: readonly Wish[]): NonNullable<ProductsReply['search']>['understood'] =>
  wishes.map((wish) => ({
    kind: wish.kind,
    words: wish.words,
    value:
      wish.kind === 'without' ? wish.words.split(' ').slice(-wish.word.split(' ').length).join(' ') : wish.kind === 'energy' ? wish.value.toUpperCase() : null,
    from: wish.kind === 'price' ? toDecimal(wish.from) : null,
    to: wish.kind === 'price' ? toDecimal(wish.to) : null,
    q_without: wish.rest,
  }));
