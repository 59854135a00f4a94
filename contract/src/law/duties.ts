import type { ProductGroup } from './product-groups.ts';

/** Blocks of legally required information on a page. */
export type LawBlock =
  | 'prior_price'
  | 'unit_price'
  | 'energy'
  | 'charger'
  | 'guarantee_notice'
  | 'local_guarantee'
  | 'durability_label'
  | 'operators'
  | 'responsible_person'
  | 'warnings'
  | 'data_act'
  | 'updates'
  | 'repair_extension'
  | 'seller_identity'
  | 'instalments'
  | 'withdrawal_function'
  | 'national_guarantee'
  | 'used_guarantee'
  | 'producer_numbers'
  | 'contract_texts'
  | 'take_back'
  | 'dispute_platform';

export const SURFACES = ['product', 'quick', 'list', 'compare', 'wishlist', 'cart', 'review', 'mail', 'newsletter', 'data', 'footer'] as const;
export type Surface = (typeof SURFACES)[number];

/** Row of the rule table: data, so that all duties with their dates are read in one place. */
export interface Duty {
  id: string;
  block: LawBlock;
  /** `union`: member states; `all`: every market; `others`: markets outside the Union; or countries. */
  markets: 'union' | 'others' | 'all' | readonly string[];
  /** First and last day in the shop's time zone; absent: unlimited. */
  from?: string;
  until?: string;
  /** Product groups it applies to; absent: all. */
  groups?: readonly ProductGroup[];
  /** Applies to new goods only. */
  isForNew?: true;
  /** Applies to used goods only. */
  isForUsed?: true;
  /** Applies to unpacked goods only, not to refurbished ones. */
  isForOpened?: true;
  isFor?: 'connected' | 'durable' | 'cut' | 'measured' | 'foreign_maker' | 'other_seller' | 'instalments';
  surfaces: readonly Surface[];
  /** Acts, and where the developers read of them; the prefixes `known:` and `open:` are explained at `DUTIES`. */
  sources: readonly string[];
  /** Day on which the row was compared with its sources. */
  checkedOn: string;
}

const CHECKED = '2026-11-22';
const PRICED: readonly Surface[] = ['product', 'quick', 'list', 'compare', 'wishlist', 'cart', 'review', 'mail', 'newsletter', 'data'];
/** Surfaces on which people read a price; structured data contain the price only. */
const READ: readonly Surface[] = PRICED.filter((surface) => surface !== 'data');
/** Surfaces that show an offer with its price. */
const OFFERED: readonly Surface[] = ['product', 'quick', 'list', 'compare', 'wishlist', 'cart', 'review', 'mail'];
const LABELLED: readonly ProductGroup[] = [
  'display',
  'tv',
  'washing_machine',
  'washer_dryer',
  'fridge',
  'wine_fridge',
  'dishwasher',
  'oven',
  'hood',
  'light_source',
  'air_conditioner',
];
const CHARGED: readonly ProductGroup[] = [
  'smartphone',
  'phone_simple',
  'slate_tablet',
  'camera',
  'headphones',
  'console',
  'speaker',
  'e_reader',
  'keyboard',
  'mouse',
];

const duty = (id: string, block: LawBlock, rest: Omit<Duty, 'id' | 'block' | 'checkedOn'>): Duty => ({ id, block, checkedOn: CHECKED, ...rest });

/** The known duties. A source that was not read has the prefix `known:`, one that could not be verified `open:`. */
export const DUTIES: readonly Duty[] = [
  duty('P2', 'prior_price', { markets: 'all', isFor: 'cut', surfaces: READ, sources: ['directive 98/6, article 6a', 'C-330/23'] }),
  duty('P5', 'unit_price', {
    markets: 'union',
    isFor: 'measured',
    surfaces: READ,
    sources: ['known: directive 98/6, article 3', 'open: whether LED tape counts'],
  }),
  duty('E1', 'energy', { markets: 'all', groups: LABELLED, isForNew: true, surfaces: PRICED, sources: ['regulation 2017/1369, article 6'] }),
  duty('E1-phones', 'energy', {
    markets: 'all',
    groups: ['smartphone', 'slate_tablet'],
    from: '2025-06-20',
    isForNew: true,
    surfaces: PRICED,
    sources: ['regulation 2023/1669'],
  }),
  duty('E1-dryers', 'energy', {
    markets: 'all',
    groups: ['dryer'],
    from: '2025-07-01',
    isForNew: true,
    surfaces: PRICED,
    sources: ['known: regulation 2023/2534'],
  }),
  duty('E8', 'energy', {
    markets: 'all',
    groups: [...LABELLED, 'smartphone', 'slate_tablet', 'dryer'],
    isForOpened: true,
    surfaces: PRICED,
    sources: [
      'known: regulation 2017/1369, article 1 (2) (a), leaves second-hand products out',
      'open: whether what was unpacked and sent back is second-hand',
    ],
  }),
  duty('X1', 'charger', {
    markets: 'union',
    groups: CHARGED,
    from: '2024-12-28',
    surfaces: OFFERED,
    sources: ['directive 2022/2380'],
  }),
  duty('X1-laptops', 'charger', {
    markets: 'union',
    groups: ['laptop'],
    from: '2026-04-28',
    surfaces: OFFERED,
    sources: ['directive 2022/2380'],
  }),
  duty('G1', 'operators', { markets: 'all', from: '2024-12-13', surfaces: ['product', 'quick'], sources: ['regulation 2023/988, article 19'] }),
  duty('G2', 'responsible_person', {
    markets: 'union',
    from: '2024-12-13',
    isFor: 'foreign_maker',
    surfaces: ['product', 'quick'],
    sources: ['regulation 2023/988, articles 16 and 19'],
  }),
  duty('G3', 'warnings', { markets: 'all', from: '2024-12-13', surfaces: ['product', 'quick'], sources: ['regulation 2023/988, article 19 (1) (d)'] }),
  duty('D1', 'data_act', {
    markets: 'union',
    from: '2025-09-12',
    isFor: 'connected',
    surfaces: ['product', 'review', 'mail'],
    sources: ['regulation 2023/2854, article 3 (2)'],
  }),
  duty('C3', 'withdrawal_function', { markets: 'union', from: '2026-06-19', surfaces: ['footer', 'mail'], sources: ['directive 2011/83, article 11a'] }),
  duty('C6', 'contract_texts', { markets: 'all', surfaces: ['mail'], sources: ['known: directive 2011/83, article 8 (7)', 'known: C-49/11'] }),
  duty('C9', 'guarantee_notice', {
    markets: 'union',
    from: '2026-09-27',
    surfaces: ['product', 'cart', 'review', 'mail', 'footer'],
    sources: ['directive 2011/83, article 22a', 'regulation 2025/1960'],
  }),
  duty('C9-others', 'local_guarantee', {
    markets: 'others',
    surfaces: ['product', 'cart', 'review', 'mail', 'footer'],
    sources: ['known: national acts', 'open: Bosnia and Herzegovina, Montenegro'],
  }),
  duty('C10', 'durability_label', {
    markets: 'union',
    from: '2026-09-27',
    isFor: 'durable',
    surfaces: ['product', 'quick', 'compare', 'review', 'mail'],
    sources: ['directive 2011/83, article 22a', 'regulation 2025/1960'],
  }),
  duty('C11', 'updates', {
    markets: 'union',
    from: '2026-09-27',
    isFor: 'connected',
    surfaces: ['product', 'review', 'mail'],
    sources: ['known: directive 2024/825'],
  }),
  duty('C12', 'repair_extension', { markets: 'union', from: '2026-07-31', surfaces: ['product', 'mail', 'footer'], sources: ['directive 2024/1799'] }),
  duty('C14', 'national_guarantee', { markets: ['SI'], isForNew: true, surfaces: ['product'], sources: ['bobic.si', 'open: ZVPot-1, the wording of the act'] }),
  duty('C17', 'used_guarantee', {
    markets: 'union',
    isForUsed: true,
    surfaces: ['product'],
    sources: ['known: directive 2019/771, article 10 (6)', 'open: where national law lets a shorter time be agreed'],
  }),
  duty('W3', 'producer_numbers', {
    markets: ['DE', 'ES'],
    surfaces: ['product', 'mail', 'footer'],
    sources: ['ElektroG §6 (3), it-recht-kanzlei.de', 'known: Real Decreto 110/2015'],
  }),
  duty('M1', 'seller_identity', {
    markets: 'all',
    isFor: 'other_seller',
    surfaces: ['product', 'quick', 'list', 'cart', 'review', 'mail', 'data'],
    sources: ['known: directive 2011/83, article 6a', 'regulation 2022/2065, article 30'],
  }),
  duty('P6', 'instalments', {
    markets: 'union',
    from: '2026-11-20',
    isFor: 'instalments',
    surfaces: ['product', 'quick', 'review', 'mail', 'newsletter'],
    sources: ['directive 2023/2225, article 8', 'open: wording of the warning'],
  }),
  duty('W1', 'take_back', { markets: 'all', surfaces: ['product', 'cart', 'review', 'mail', 'footer'], sources: ['known: directive 2012/19'] }),
  duty('C16', 'dispute_platform', { markets: 'union', until: '2025-07-19', surfaces: ['footer'], sources: ['regulation 2024/3228'] }),
];
