import type { LanguageCode } from '@vitrina/contract/values/languages';
import { queryShop } from '../shop-database.ts';

/** What the database says that must stand beside a product's price. */
export interface Labelled {
  class: string;
  /** Address of the arrow, made here anew and not by the shop's own function. */
  arrow: string;
  label: string | null;
  sheet: (lang: LanguageCode) => string | null;
}

export interface Truth {
  /** `null`: it has no label. */
  byId: ReadonlyMap<number, Labelled | null>;
  codes: ReadonlyMap<number, string>;
  /** Ids of products with a label, one of each group. */
  samples: readonly number[];
  /** A product that must have none, though its kind is near to some that do. */
  without: number;
}

interface Row {
  id: number;
  code: string;
  condition: string;
  group: string | null;
  energy: { class: string; from?: string; to?: string; label?: string; sheets?: Record<string, string> } | null;
  sold: boolean;
}

/** Ends of the scales (regulation 2017/1369 and acts that were not rescaled), written down once more. */
const OLD_SCALE = new Set(['oven', 'hood', 'air_conditioner']);
const LABELLED = new Set(
  'display tv washing_machine washer_dryer dryer fridge wine_fridge dishwasher oven hood light_source air_conditioner smartphone slate_tablet'.split(' '),
);

export async function readTruth(dataDir: string): Promise<Truth> {
  const rows = await queryShop<Row>(
    dataDir,
    `select p.id, p.code, p.condition, p.law ->> 'group' as group, p.law -> 'energy' as energy,
       p.visible and p.type <> 'configurable' and p.status = 1 and exists (select from stock s where s.product_id = p.id and s.qty > 3) as sold
     from products p order by p.id`,
  );
  const byId = new Map(rows.map((row) => [row.id, labelOf(row)]));
  const samples = [...new Map(rows.filter((row) => row.sold && byId.get(row.id)).map((row) => [row.group, row.id])).values()].slice(0, 8);
  const without = rows.find((row) => row.sold && row.group === 'phone_simple')?.id;
  if (without === undefined || samples.length < 4) throw new Error('the shop has too few products to look at');
  return { byId, codes: new Map(rows.map(({ id, code }) => [id, code])), samples, without };
}

function labelOf({ condition, group, energy }: Row): Labelled | null {
  if (!energy || condition !== 'new' || group === null || !LABELLED.has(group)) return null;
  const [from, to] = OLD_SCALE.has(group) ? ['A+++', 'D'] : ['A', 'G'];
  const media = (path: string | undefined) => (path ? `/media/${path}` : null);
  return {
    class: energy.class,
    arrow: `/energy/${from}-${to}/${energy.class}.svg`.replaceAll('+', 'p'),
    label: media(energy.label),
    sheet: (lang) => media(energy.sheets?.[lang] ?? (lang === 'at' ? energy.sheets?.de : undefined)),
  };
}
