import { type WordsByLanguage, wordsOf } from '../words-of.ts';
import { eli } from '../rules/rule.ts';
import { stemsIn, type TextRule } from './text-rule.ts';

/** Stems of unconditional delivery promises; the computed day of delivery is shown with the product. */
const STEMS: WordsByLanguage = {
  si: ['(?:dostava|dostavimo|pri vas) v (?:24|48) urah', 'jutri (?:že )?pri vas', 'zagotovljena dostava'],
  hr: ['(?:dostava|isporuka) u (?:roku od )?(?:24|48) sat', 'sutra kod vas', 'zajamčena dostava'],
  rs: ['(?:dostava|isporuka) (?:za|u roku od) (?:24|48) (?:sat|čas)', 'sutra kod vas', 'garantovana isporuka'],
  ba: ['(?:dostava|isporuka) (?:za|u roku od) (?:24|48) sat', 'sutra kod vas', 'garantovana dostava'],
  me: ['(?:dostava|isporuka) (?:za|u roku od) (?:24|48) sat', 'sutra kod vas', 'garantovana dostava'],
  en: ['(?:delivery|delivered) (?:with)?in (?:24|48) hours', 'guaranteed (?:next[- ]day )?delivery', 'tomorrow at your door'],
  de: ['lieferung (?:innerhalb von|in) (?:24|48) stunden', 'morgen bei ihnen', 'garantierte lieferung'],
  it: ['consegna (?:in|entro) (?:24|48) ore', 'domani a casa', 'consegna garantita'],
  es: ['entrega en (?:24|48) horas', 'mañana en (?:tu|su) casa', 'entrega garantizada'],
};

export const deliveryWords: TextRule = {
  id: 'delivery-words',
  level: 'warn',
  law: 'directive 2005/29, article 6 (1) (b); directive 2011/83, article 6 (1) (g)',
  link: eli('dir/2005/29'),
  check: ({ lang }, plain) => stemsIn(plain, wordsOf(STEMS, lang)).map((word) => `“${word}” promises a delivery date that is not calculated for the address`),
};
