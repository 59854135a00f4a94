import type { Settings } from '@vitrina/contract/settings/settings';
import { CONDITIONS, type ListingRequest, MOST_STARS, SOURCES } from './listing-request.ts';

/** Whole numbers, of which each includes all better values. */
const WHOLE = /^\d{1,3}$/;
/** Condition that no product has, like `NOWHERE`. */
const NO_CONDITION = CONDITIONS.length;
/** Source that no product has: an unknown value must match nothing, not everything. */
const NOWHERE = SOURCES.length + 1;

/** Filters by properties of the offer: reduction, condition, stars, working days until delivery. */
export function readOfferFilters(
  { reduced, condition, rating, delivery }: Readonly<Record<string, readonly string[]>>,
  { delivery: { dispatch } }: Pick<Settings, 'delivery'>,
): Pick<ListingRequest, 'onlyReduced' | 'conditions' | 'ratingFrom' | 'sources'> {
  const stars = numbers(rating);
  const days = numbers(delivery);
  return {
    onlyReduced: reduced?.includes('1') === true,
    conditions: (condition ?? []).map((code) => numberOf(code)),
    ratingFrom: stars === null ? null : Math.min(MOST_STARS + 1, ...stars),
    sources: days === null ? [] : sourcesWithin(Math.max(-1, ...days), dispatch.days),
  };
}

const numberOf = (code: string): number => {
  const number = (CONDITIONS as readonly string[]).indexOf(code);
  return number < 0 ? NO_CONDITION : number;
};

const numbers = (values: readonly string[] | undefined): number[] | null => (values?.length ? values.filter((one) => WHOLE.test(one)).map(Number) : null);

function sourcesWithin(most: number, days: Settings['delivery']['dispatch']['days']): number[] {
  const within = SOURCES.flatMap((source, i) => (days[source] <= most ? [i + 1] : []));
  return within.length > 0 ? within : [NOWHERE];
}
