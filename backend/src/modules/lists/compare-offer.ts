import type { CompareRow } from '@vitrina/contract/compare';
import type { ProductListItem } from '@vitrina/contract/catalogue';
import { dateFormat, numberFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { bestOf } from './compare-reasons.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' } as const;
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
/** Votes below which an average is shown but not ranked. */
const VOTES_THAT_COUNT = 5;

interface Words {
  lang: LanguageCode;
  text: (name: string) => string;
}

type Fact = { value: string | null; rank: number | null };

/** Returns the rows of the shop's offer: price, delivery and reviews. */
export function offerRows(products: readonly ProductListItem[], words: Words): CompareRow[] {
  const row = (
    code: string,
    { reason, isLessBetter, factOf }: { reason: CompareRow['reason']; isLessBetter: boolean; factOf: (item: ProductListItem) => Fact },
  ) => {
    const facts = products.map(factOf);
    const best = bestOf(
      facts.map((fact) => fact.rank),
      isLessBetter,
    );
    return {
      code,
      title: words.text(`compare_row_${code}`),
      differs: new Set(facts.map((fact) => fact.value)).size > 1,
      reason: best.includes(true) ? reason : null,
      cells: facts.map(({ value }, i) => ({ value, is_best: best[i] === true })),
    };
  };
  return [
    row('price', { reason: 'cheapest', isLessBetter: true, factOf: (item) => priceFact(item, words) }),
    row('delivery', { reason: 'soonest', isLessBetter: true, factOf: (item) => deliveryFact(item, words) }),
    row('rating', { reason: 'best_rated', isLessBetter: false, factOf: (item) => ratingFact(item, words) }),
  ];
}

const priceFact = ({ price_custom, is_available }: ProductListItem, { lang, text }: Words): Fact => ({
  value: price_custom === null ? text('price_on_request') : formatPrice(price_custom, lang),
  // An unavailable product cannot have the best price.
  rank: is_available ? price_custom : null,
});

const deliveryFact = ({ shipping_date, availability_info }: ProductListItem, { lang, text }: Words): Fact => ({
  value: shipping_date ? dateFormat(LANGUAGES[lang].locale, DAY).format(new Date(`${shipping_date}T00:00:00Z`)) : text(availability_info.label_name),
  rank: shipping_date ? Date.parse(shipping_date) : null,
});

function ratingFact({ feedback_rate_widget: { rates, rates_votes } }: ProductListItem, { lang }: Words): Fact {
  if (rates_votes === 0) return { value: null, rank: null };
  const { locale } = LANGUAGES[lang];
  const average = numberFormat(locale, ONE_DECIMAL).format(rates);
  return { value: `${average} (${numberFormat(locale, WHOLE).format(rates_votes)})`, rank: rates_votes >= VOTES_THAT_COUNT ? Number(rates.toFixed(1)) : null };
}
const WHOLE = { maximumFractionDigits: 0 } as const;
