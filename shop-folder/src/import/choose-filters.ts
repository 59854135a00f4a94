import type { AttributeSpread, CategoryFilterInput } from '@vitrina/backend/seed';

/** Attributes with less coverage are filters only in categories that would otherwise have fewer than `FEW_FILTERS`. */
const MIN_COVERAGE = 0.3;
export const LEAST_COVERAGE = 0.08;
const MAX_FILTERS = 12;
const FEW_FILTERS = 6;
const MAX_CHOICES = 60;
/** A number with more distinct values becomes a range filter. */
const MAX_NUMBERS_TO_CHOOSE = 12;
/** Minimum share of values of one kind for the attribute to have that kind. */
const MOSTLY = 0.9;
/** Maximum share of the more frequent of yes and no; above it the filter would exclude hardly any product. */
const MOST_ALIKE = 0.9;
const MAX_TILE = 4;
const MAX_TILE_LENGTH = 24;

/** Patterns of attribute codes that are useless as filters, and of those that are useful. */
const USELESS =
  /package|pallet|carton|_case_|_pack$|per_pack|customs|harmonized|country|origin|assembly|last_change|_oem|raw|legacy|_url|_id$|_ids$|_code|manual|status|launch|certif|compliance|rohs|hazard|product_type|market_segment|humidity|temperature|altitude|protocol|warranty|dimensions|codename|multiplier|tcase|die_size|transistors|execute_disable|idle_states|intel_|enhanced|embedded|sustainab|plug_and_play|segment|imperial|series|family|model/;
const USEFUL =
  /screen|display_diag|resolution|panel|refresh|capacity|memory|storage|ram|socket|chipset|form_factor|colour|power|interface|type|technology|core|wi_fi|connect|size|mount|focal|aperture|battery|speed|energy|modular|rating|cable_length|radiator|water_cooled|wireless|nvme|compatib|features|channels|frame|layout|switch/;

type Kind = 'range' | 'choice' | 'flag';

/** Filters of every category: up to a dozen attributes with high coverage and relevance, the best ones on its tiles too. */
export function chooseFilters(spreads: readonly AttributeSpread[]): CategoryFilterInput[] {
  return [...Map.groupBy(spreads, (spread) => spread.category_id)].flatMap(([categoryId, own]) => {
    const best = own
      .flatMap((spread) => {
        const kind = kindOf(spread);
        return kind ? [{ spread, kind, score: scoreOf(spread, kind) }] : [];
      })
      .sort((a, b) => b.score - a.score || (a.spread.attribute_code < b.spread.attribute_code ? -1 : 1))
      .filter(({ spread }, place) => place < (spread.coverage < MIN_COVERAGE ? FEW_FILTERS : MAX_FILTERS));
    const tile = best.filter(({ spread, kind }) => kind !== 'flag' && spread.average_length <= MAX_TILE_LENGTH).slice(0, MAX_TILE);
    return best.map((one, position) => ({
      category_id: categoryId,
      attribute_code: one.spread.attribute_code,
      position,
      kind: one.kind === 'range' ? ('range' as const) : ('choice' as const),
      is_filter: true,
      tile_position: tile.includes(one) ? tile.indexOf(one) : null,
    }));
  });
}

/** Returns the kind of filter for an attribute; `null`: it is unsuitable. */
export function kindOf({ attribute_code: code, coverage, values, numbers, flags, distinct, negative, most }: AttributeSpread): Kind | null {
  if (coverage < LEAST_COVERAGE || distinct < 2 || most >= values || USELESS.test(code)) return null;
  if (numbers >= values * MOSTLY) return distinct > MAX_NUMBERS_TO_CHOOSE ? (negative ? null : 'range') : 'choice';
  if (distinct > MAX_CHOICES) return null;
  if (flags >= values * MOSTLY) return most <= values * MOST_ALIKE ? 'flag' : null;
  // Yes and no mixed with other words are no meaningful filter.
  return flags > values * (1 - MOSTLY) ? null : 'choice';
}

/** Attributes shoppers filter by first. */
const FIRST =
  /^i_(?:screen_size|processor|processor_family|memory|internal_memory|ram|storage|storage_capacity|total_storage|graphics|capacity|total_capacity|resolution|native_resolution|display_resolution|refresh_rate|panel_type|socket|form_factor|colour|connectivity|energy_class)(?:_|$)/;
/** Mandatory declarations of makers, hardly used as filters. */
const LAST = /consumption|carbon|footprint|energy_star|emission|noise_level|operating|storage_temp|weight/;

const orderOf = (code: string): number => (LAST.test(code) ? 0.3 : FIRST.test(code) ? 1.5 : USEFUL.test(code) ? 1 : 0.6);

/** Coverage, reduced if nearly all products share one value, for yes or no, and for attributes that few shoppers filter by. */
function scoreOf({ attribute_code: code, coverage, values, most }: AttributeSpread, kind: Kind): number {
  const variety = 1 - (most / values) ** 4;
  return coverage * orderOf(code) * variety * (kind === 'flag' ? 0.5 : 1);
}
