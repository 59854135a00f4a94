import type { CompareRow } from '@vitrina/contract/compare';
import { guaranteeIn } from '@vitrina/contract/law/guarantee-in';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { CONSUMER_LAW } from '@vitrina/contract/values/consumer-law';
import { ENERGY_USE, type EnergyUse } from '@vitrina/contract/values/energy-use';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { numberFormat } from '@vitrina/contract/values/formats';
import { pluralName } from '@vitrina/contract/values/plural-name';
import type { Catalogue, ProductRow } from '../catalogue/index.ts';
import { bestOf } from './compare-reasons.ts';

/** Months of a year: a manufacturer's guarantee is in months, the statutory one in years. */
const YEAR = 12;

interface Compared {
  catalogue: Catalogue;
  rows: readonly ProductRow[];
  lang: LanguageCode;
}

/** Guarantee, electricity and cost of ownership over the years; `note`: assumptions of the calculation. */
export function costRows({ catalogue, rows, lang }: Compared): { rows: CompareRow[]; note: string | null } {
  const energy = energyRows({ catalogue, rows, lang });
  return { rows: [guaranteeRow({ catalogue, rows, lang }), ...energy.rows], note: energy.note };
}

interface Fact {
  value: string | null;
  rank: number | null;
}
interface Kind {
  code: string;
  title: string;
  reason: NonNullable<CompareRow['reason']>;
  isLessBetter: boolean;
}

function rowOf({ code, title, reason, isLessBetter }: Kind, facts: readonly Fact[]): CompareRow {
  const best = bestOf(
    facts.map((fact) => fact.rank),
    isLessBetter,
  );
  return {
    ...{ code, title, differs: new Set(facts.map((fact) => fact.value)).size > 1, reason: best.includes(true) ? reason : null },
    cells: facts.map(({ value }, i) => ({ value, is_best: best[i] === true })),
  };
}

/** The seller's statutory liability, and the manufacturer's guarantee if there is one. */
function guaranteeRow({ catalogue, rows, lang }: Compared): CompareRow {
  const country = homeCountry(catalogue.settings(), lang);
  const years = CONSUMER_LAW[country].guaranteeYears;
  const text = (name: string, count: number) => counted(catalogue, lang, name, count);
  const law = years === null ? catalogue.text(lang, 'compare_guarantee_law') : text('compare_guarantee_law_years', years);
  const facts = rows.map((row): Fact => {
    const months = new Map(row.attributes).get('warranty');
    const hasGuarantee = guaranteeIn(row.line_law?.guarantee ?? {}, country) !== undefined;
    if (typeof months !== 'number' || !hasGuarantee) return { value: law, rank: years === null ? null : years * YEAR };
    return { value: `${text('compare_guarantee_maker', months)} · ${law}`, rank: Math.max(months, (years ?? 0) * YEAR) };
  });
  return rowOf({ code: 'guarantee', title: catalogue.text(lang, 'compare_row_guarantee'), reason: 'longest', isLessBetter: false }, facts);
}

/** A text in the plural form for the count. */
function counted(catalogue: Catalogue, lang: LanguageCode, name: string, count: number): string {
  const has = (form: string) => catalogue.text(lang, form) !== form;
  return catalogue.text(lang, pluralName(name, count, { lang, has })).replace('{count}', String(count));
}

/** Electricity at the market's price, if the settings have one and all products state one kind of consumption. */
function energyRows({ catalogue, rows, lang }: Compared): { rows: CompareRow[]; note: string | null } {
  const electricity = catalogue.settings().markets[lang]?.electricity;
  const [attribute, use] = Object.entries(ENERGY_USE).find(([code]) => rows.some((row) => typeof new Map(row.attributes).get(code) === 'number')) ?? [];
  if (!electricity || !attribute || !use) return { rows: [], note: null };
  const text = (name: string) => catalogue.text(lang, name);
  const costs = rows.map((row) => yearOf(row, attribute, use, electricity.price));
  const { locale } = LANGUAGES[lang];
  const year = costs.map(
    (cost): Fact => ({ value: cost && `${formatPrice(cost.sum, lang)} (${numberFormat(locale, WHOLE).format(cost.kWh)} kWh)`, rank: cost?.sum ?? null }),
  );
  const total = costs.map((cost, i): Fact => {
    const amount = rows[i]?.amount;
    if (!cost || amount === null || amount === undefined) return { value: null, rank: null };
    const sum = Math.round(amount + cost.sum * 100 * use.years) / 100;
    return { value: formatPrice(sum, lang), rank: sum };
  });
  const note = text('compare_cost_note')
    .replace('{price}', formatPrice(electricity.price, lang))
    .replace('{source}', electricity.source)
    .replace('{day}', new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${electricity.on}T00:00:00Z`)))
    .replace('{use}', text(use.text));
  return {
    rows: [
      rowOf({ code: 'energy_year', title: text('compare_row_energy_year'), reason: 'thriftiest', isLessBetter: true }, year),
      rowOf({ code: 'total_cost', title: counted(catalogue, lang, 'compare_row_total', use.years), reason: 'cheapest', isLessBetter: true }, total),
    ],
    note,
  };
}
const WHOLE = { maximumFractionDigits: 0 } as const;

function yearOf(row: ProductRow, attribute: string, { factor }: EnergyUse, price: number): { kWh: number; sum: number } | null {
  const consumption = new Map(row.attributes).get(attribute);
  if (typeof consumption !== 'number') return null;
  const kWh = consumption * factor;
  return { kWh, sum: Math.round(kWh * price * 100) / 100 };
}
