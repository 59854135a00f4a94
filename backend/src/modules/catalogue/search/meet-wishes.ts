import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Wish } from './read-question.ts';
import type { ProductFacts } from './search-memory.ts';

/** Whether a product may be among the results: visible, and within the limits that were asked for. */
export function mayMeet(wishes: readonly Wish[], facts: ProductFacts, lang: LanguageCode): (id: number) => boolean {
  const conditions = wishes.flatMap((wish): ((id: number) => boolean)[] => {
    if (wish.kind === 'energy') return [(id) => facts.hasValue(id, 'energy_class', wish.value)];
    if (wish.kind === 'without') return [];
    const { from, to } = wish;
    return [
      (id) => {
        const price = facts.priceOf(id, lang);
        return price > 0 && price >= (from ?? 0) && price <= (to ?? Number.POSITIVE_INFINITY);
      },
    ];
  });
  return (id) => facts.mayShow(id) && conditions.every((meets) => meets(id));
}
