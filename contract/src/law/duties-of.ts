import { createBoundedMemo } from '../values/bounded-memo.ts';
import { isInEu } from '../values/iso-countries.ts';
import { type Duty, DUTIES, type LawBlock } from './duties.ts';
import type { ProductGroup } from './product-groups.ts';

/** Attributes of a product that decide which duties of information apply. */
export interface Subject {
  group: ProductGroup;
  condition: 'new' | 'open-box' | 'refurbished';
  /** True if it generates data, or runs software that gets updates. */
  isConnected?: boolean;
  /** True if the manufacturer guarantees durability of the whole product, free of charge, for more than two years. */
  isDurable?: boolean;
  isCut?: boolean;
  /** Sold by length, area, volume or weight. */
  isMeasured?: boolean;
  isForeignMaker?: boolean;
  isOtherSeller?: boolean;
  hasInstalments?: boolean;
}

const FLAGS = {
  connected: 'isConnected',
  durable: 'isDurable',
  cut: 'isCut',
  measured: 'isMeasured',
  foreign_maker: 'isForeignMaker',
  other_seller: 'isOtherSeller',
  instalments: 'hasInstalments',
} as const satisfies Record<NonNullable<Duty['isFor']>, keyof Subject>;

/**
 * Returns the statements a product requires in a market on a day. `market`: country of sale, not the language; `day`:
 * `2026-11-23` in the shop's time zone. Pages take all such decisions from here.
 */
export const dutiesOf = (subject: Subject, market: string, day: string): readonly Duty[] => cachedDuties(subject, market, day).duties;

/** The blocks of these duties, each once. */
export const blocksOf = (subject: Subject, market: string, day: string): ReadonlySet<LawBlock> => cachedDuties(subject, market, day).blocks;

interface DutiesAndBlocks {
  duties: readonly Duty[];
  blocks: ReadonlySet<LawBlock>;
}

/** Cache, as every tile of a page needs the duties and there are few combinations of group, condition and flags. */
const cache = createBoundedMemo<DutiesAndBlocks>(2000);

function cachedDuties(subject: Subject, market: string, day: string): DutiesAndBlocks {
  const flags = Object.values(FLAGS).map((flag) => (subject[flag] === true ? '1' : '0'));
  return cache(`${day} ${market} ${subject.group} ${subject.condition} ${flags.join('')}`, () => {
    const duties = DUTIES.filter((duty) => isInForce(duty, day) && isForMarket(duty, market) && isAbout(duty, subject));
    return { duties, blocks: new Set(duties.map(({ block }) => block)) };
  });
}

const isInForce = ({ from, until }: Duty, day: string): boolean => (from === undefined || day >= from) && (until === undefined || day <= until);

const isForMarket = ({ markets }: Duty, market: string): boolean =>
  typeof markets === 'string' ? markets === 'all' || (markets === 'union') === isInEu(market) : markets.includes(market);

const isAbout = ({ groups, isForNew, isForUsed, isForOpened, isFor }: Duty, subject: Subject): boolean =>
  (groups?.includes(subject.group) ?? true) &&
  (!isForNew || subject.condition === 'new') &&
  (!isForUsed || subject.condition !== 'new') &&
  (!isForOpened || subject.condition === 'open-box') &&
  (isFor === undefined || subject[FLAGS[isFor]] === true);

/** Days after which a row that was not compared with its sources is reported to staff. */
export const STALE_AFTER_DAYS = 180;
export const staleDuties = (day: string, duties: readonly Duty[] = DUTIES): Duty[] =>
  duties.filter(({ checkedOn }) => Date.parse(day) - Date.parse(checkedOn) > STALE_AFTER_DAYS * 86_400_000);
